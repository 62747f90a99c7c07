import { useDigits, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { type ListData } from './list-data'
import { type FacetView } from './listing-facets'
import { PriceFields } from './price-fields'
import { useFacetName } from './use-facet-name'
import { useFilterForm } from './use-filter-form'

/** Everything that can be chosen in a list; a GET form that needs no script, folded away on a phone. */
export function FilterForm({ list }: { list: ListData }) {
  const t = useT()
  const form = useFilterForm(list)
  const nameFacet = useFacetName(list.facets)
  const { path, kept, sorts, facets, query, active, inStock } = list
  const chosen = active.length + ((query.min ?? query.max) === null ? 0 : 1) + (query.inStock ? 1 : 0)
  return (
    <details className="filters">
      <summary>
        <Icon name="chevron-down" />
        {chosen > 0 ? t('catalog:filter.title-count', { count: chosen }) : t('catalog:filter.title')}
      </summary>
      <form className="form" action={path} autoComplete="off" aria-label={t('catalog:filter.title')} {...form}>
        {facets.map((facet) => (
          <Facet key={facet.key} facet={facet} name={nameFacet(facet.key)} />
        ))}
        <PriceFields list={list} />
        <fieldset className="fieldset">
          <legend>{t('catalog:filter.stock')}</legend>
          <Choice
            name="stock"
            value="in"
            label={t('catalog:filter.in-stock')}
            count={inStock}
            checked={query.inStock}
          />
        </fieldset>
        {query.sort === sorts[0] ? null : <input type="hidden" name="sort" value={query.sort} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind="secondary">{t('catalog:filter.apply')}</Button>
      </form>
    </details>
  )
}

function Facet({ facet, name }: { facet: FacetView; name: string }) {
  return (
    <fieldset className="fieldset filter-facet">
      <legend>
        <bdi lang={facet.lang}>{name}</bdi>
      </legend>
      <div className="filter-terms">
        {facet.terms.map(({ key, label, lang, count, selected = false }) => (
          <Choice key={key} name={facet.key} value={key} label={label} lang={lang} count={count} checked={selected} />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  lang?: string | undefined
  count: number
  checked: boolean
}

function Choice({ name, value, label, lang, count, checked }: ChoiceProps) {
  const toDigits = useDigits()
  return (
    <label className="choice" data-none={count === 0 ? '' : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <bdi lang={lang}>{label}</bdi>
      <span className="small muted numeric">{toDigits(count)}</span>
    </label>
  )
}
