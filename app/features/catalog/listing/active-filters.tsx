import { Link, type LinkProps } from '@remix-run/react'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type InLanguage } from '../translation.server'
import { toListPath } from './list-address'
import { type ListData } from './list-data'
import { isFiltered, type ListingQuery } from './listing-query'
import { toMinorUnits } from './major-units'
import { toQueryWithout, toUnfiltered } from './query-without'
import { useFacetName } from './use-facet-name'

interface Entry extends InLanguage {
  id: string
  label: string
  rest: ListingQuery
}

interface ActiveFiltersProps {
  list: ListData
  /** Where the focus goes from a link that is gone when it was followed. */
  focusId: string
}

/** What is chosen, each with a link that takes it back, and one for all; nothing where nothing is chosen. */
export function ActiveFilters({ list, focusId }: ActiveFiltersProps) {
  const t = useT()
  const nameFacet = useFacetName(list.facets)
  const rangeLabel = useRangeLabel(list)
  const { query, active, facets } = list
  if (!isFiltered(query)) return null
  const entries: Entry[] = [
    ...active.map(({ facet, key, label, lang }) => ({
      id: `${facet}=${key}`,
      label: t('catalog:filter.chosen', { facet: nameFacet(facet), term: label }),
      // a shop's own word beside it has the page's language
      ...(facets.find((one) => one.key === facet)?.lang && lang && { lang }),
      rest: toQueryWithout(query, facet, key),
    })),
    ...(rangeLabel === null ? [] : [{ id: 'price', label: rangeLabel, rest: toQueryWithout(query, 'price') }]),
    ...(query.inStock
      ? [{ id: 'stock', label: t('catalog:filter.in-stock'), rest: toQueryWithout(query, 'stock') }]
      : []),
  ]
  function toLinkProps(rest: ListingQuery): LinkProps {
    return {
      to: toListPath(list, rest),
      preventScrollReset: true,
      onClick: () => document.getElementById(focusId)?.focus({ preventScroll: true }),
    }
  }
  return (
    <nav aria-label={t('catalog:filter.active')}>
      <ul className="chips">
        {entries.map(({ id, label, lang, rest }) => (
          <li key={id}>
            <Link className="chip" {...toLinkProps(rest)}>
              <span>
                <VisuallyHidden>{t('catalog:filter.remove')} </VisuallyHidden>
                <bdi lang={lang} suppressHydrationWarning>
                  {label}
                </bdi>
              </span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        <li>
          <Link className="button" data-kind="quiet" data-size="small" {...toLinkProps(toUnfiltered(query))}>
            {t('catalog:filter.clear')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function useRangeLabel({ query: { min, max }, currency }: ListData): string | null {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const [low, high] = [min, max].map((end) =>
    end === null ? null : formatMoney(toMinorUnits(end, currency), currency, tag),
  )
  if (low && high) return t('catalog:filter.between', { low, high })
  if (low) return t('catalog:filter.from', { low })
  return high ? t('catalog:filter.up-to', { high }) : null
}
