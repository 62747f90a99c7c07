import { type Locale, toFormatTag } from '~/i18n/locales'
import { type T } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'
import { type InLanguage } from '../translation.server'
import { type ListData } from './list-data'
import { type ListingQuery } from './listing-query'
import { toMinorUnits } from './major-units'
import { nameFacet } from './name-facet'
import { toQueryWithout } from './query-without'

interface ChosenFilter extends InLanguage {
  id: string
  label: string
  /** What is asked for without it. */
  rest: ListingQuery
}

type Chosen = Pick<ListData, 'query' | 'active' | 'facets' | 'currency'>

/** What is chosen in a list, each in words: “Color: Oat”. */
export function toChosenFilters(t: T, locale: Locale, { query, active, facets, currency }: Chosen): ChosenFilter[] {
  const range = toRangeLabel(t, locale, query, currency)
  const name = (facet: string, term: string) => t('catalog:filter.chosen', { facet: nameFacet(t, facets, facet), term })
  return [
    ...active.map(({ facet, key, label, lang }) => ({
      id: `${facet}=${key}`,
      label: name(facet, label),
      // a shop's own word beside it has the page's language
      ...(facets.find((one) => one.key === facet)?.lang && lang && { lang }),
      rest: toQueryWithout(query, facet, key),
    })),
    ...(range === null ? [] : [{ id: 'price', label: name('price', range), rest: toQueryWithout(query, 'price') }]),
    ...(query.inStock
      ? [{ id: 'stock', label: t('catalog:filter.in-stock'), rest: toQueryWithout(query, 'stock') }]
      : []),
  ]
}

function toRangeLabel(t: T, locale: Locale, { min, max }: ListingQuery, currency: string): string | null {
  const tag = toFormatTag(locale)
  const [low, high] = [min, max].map((end) =>
    end === null ? null : formatMoney(toMinorUnits(end, currency), currency, tag),
  )
  if (low && high) return t('catalog:filter.between', { low, high })
  if (low) return t('catalog:filter.from', { low })
  return high ? t('catalog:filter.up-to', { high }) : null
}

/**
 * A list's state in a few words, for whom its changes are said to: how many there are, of what, in which order. Further pages
 * change none of it.
 */
export function toListStatus(t: T, locale: Locale, list: ListData): string {
  const { count, query, page, pageCount } = list
  if (page > 1) return t('common:pagination.page', { page })
  return [
    t('catalog:list.count', { count }),
    ...toChosenFilters(t, locale, list).map(({ label }) => label),
    t('catalog:sort.label') + t('common:punctuation.colon') + t(`catalog:sort.${query.sort}`),
    ...(pageCount > 1 ? [t('common:pagination.page', { page })] : []),
  ].join(t('common:punctuation.comma'))
}
