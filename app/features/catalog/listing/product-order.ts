import { type Language } from '~/i18n/languages'
import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { type Sort } from './listing-query'
import { toTranslated } from '../translation.server'

type Order = readonly number[]

const orders = new WeakMap<object, Map<string, Order>>()

/**
 * The places of all products in that order, kept with the index; equal ones stand as in the index, newest first. By
 * relevance only those of `ranked`, as a search ranked them.
 */
export function listOrder(
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  sort: Sort,
  language: Language,
  ranked: Order = [],
): Order {
  const { products, offers } = index
  if (sort === 'relevance') return ranked
  if (sort === 'name') return keep(products, `name ${language}`, () => orderByName(products, language))
  if (sort === 'newest') return keep(products, 'newest', () => [...products.keys()])
  const sign = sort === 'price-asc' ? 1 : -1
  return keep(offers, sort, () => {
    // what is not sold here comes last both ways
    const amounts = offers.map(({ price }) => (price ? price.amount * sign : Infinity))
    return [...products.keys()].sort((a, b) => compare(amounts[a] ?? Infinity, amounts[b] ?? Infinity) || a - b)
  })
}

function orderByName(products: readonly IndexedProduct[], language: Language): Order {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const titles = products.map((product) => toTranslated(product, { language }).title)
  return [...products.keys()].sort((a, b) => compare(titles[a] ?? '', titles[b] ?? '') || a - b)
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function keep(owner: object, name: string, make: () => Order): Order {
  const known = orders.get(owner) ?? new Map<string, Order>()
  orders.set(owner, known)
  const order = known.get(name) ?? make()
  known.set(name, order)
  return order
}
