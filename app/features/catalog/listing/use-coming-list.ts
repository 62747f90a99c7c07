import { useLocation } from '@remix-run/react'
import { useComingSearch } from '~/ui/use-coming-search'
import { type ListData } from './list-data'
import { parseListingQuery } from './listing-query'

/** The list with the choice of the address that it is on its way to, so that what is chosen next comes on top of it. */
export function useComingList(list: ListData): ListData {
  const drawn = useLocation().search
  const coming = useComingSearch()
  if (coming === drawn) return list
  const params = new URLSearchParams(coming)
  const kept = Object.fromEntries([...params].filter(([name]) => name in list.kept))
  return { ...list, kept, query: parseListingQuery(params, list.sorts) }
}
