import { useEffect, useRef } from 'react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { closeOnLeave } from '~/ui/menu'
import { useHydrated } from '~/ui/use-hydrated'
import { FilterGroup } from './filter-group'
import { Choice, FilterTerms } from './filter-terms'
import { type ListData } from './list-data'
import { type FacetView } from './listing-facets'
import { nameFacet } from './name-facet'
import { PriceFields } from './price-fields'
import { useFilterForm } from './use-filter-form'

interface FilterFormProps {
  list: ListData
  /** Where the focus goes when the sheet is closed by its button. */
  focusId: string
}

/** Everything that can be chosen in a list; a GET form that needs no script, on a phone a sheet that its first line opens. */
export function FilterForm({ list, focusId }: FilterFormProps) {
  const t = useT()
  const hydrated = useHydrated()
  const sheet = useRef<HTMLDetailsElement>(null)
  const form = useFilterForm(list, closeSheet)
  const { path, kept, sorts, facets, query, active, count, inStock } = list
  const isPriced = (query.min ?? query.max) !== null
  const chosen = active.length + (isPriced ? 1 : 0) + (query.inStock ? 1 : 0)
  const options = facets.filter(({ label }) => label !== null)

  useEffect(() => (sheet.current ? closeOnLeave(sheet.current, '(width < 60em)') : undefined), [])

  function closeSheet() {
    if (!sheet.current?.open) return
    sheet.current.open = false
    document.getElementById(focusId)?.focus({ preventScroll: true })
  }

  function toGroup(facet: FacetView) {
    const inUse = facet.terms.some(({ selected }) => selected)
    return (
      <FilterGroup key={facet.key} name={nameFacet(t, facets, facet.key)} lang={facet.lang} inUse={inUse}>
        <FilterTerms facet={facet} />
      </FilterGroup>
    )
  }

  return (
    <details className="filters" ref={sheet}>
      <summary>
        <Icon name="chevron-down" />
        {chosen > 0 ? t('catalog:filter.title-count', { count: chosen }) : t('catalog:filter.title')}
      </summary>
      <form action={path} autoComplete="off" aria-label={t('catalog:filter.title')} {...form}>
        <FilterGroup name={t('catalog:filter.price')} inUse={isPriced}>
          <PriceFields list={list} />
        </FilterGroup>
        {options.map(toGroup)}
        <Choice name="stock" value="in" label={t('catalog:filter.in-stock')} count={inStock} checked={query.inStock} />
        {facets.filter((facet) => !options.includes(facet)).map(toGroup)}
        {query.sort === sorts[0] ? null : <input type="hidden" name="sort" value={query.sort} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="filter-end">
          {/* without script what is chosen counts only once it is sent */}
          <Button wide>
            {hydrated
              ? t('catalog:filter.show', { products: t('catalog:list.count', { count }) })
              : t('catalog:filter.apply')}
          </Button>
        </div>
      </form>
    </details>
  )
}
