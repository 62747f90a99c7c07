import { type ListedProduct } from '../listed-product'
import { type ListAddress } from './list-address'
import { type ActiveTerm, type FacetView } from './listing-facets'
import { type ListingQuery } from './listing-query'

/** One page of a list that can be narrowed down and sorted. */
export interface ListData extends ListAddress {
  products: ListedProduct[]
  /** Of all pages. */
  count: number
  page: number
  pageCount: number
  currency: string
  taxInclusive: boolean
  /** What is chosen, as far as the shop knows it. */
  query: ListingQuery
  active: ActiveTerm[]
  facets: FacetView[]
  /** How many are in stock. */
  inStock: number
  /** Minor units; what there is without a price range. */
  prices: { min: number; max: number } | null
  /** For an empty list: how many products only this facet, `price` or `stock` keeps away. */
  keptAway: Record<string, number>
}
