import { type Language } from '~/i18n/languages'
import { giveWay } from '~/once/give-way'
import { createKeeper } from '~/once/keep-with'
import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { type Sort } from './listing-query'
import { toTranslated } from '../translation.server'

type Order = readonly number[]
type Compare = (a: number, b: number) => number

const keepWith = createKeeper<Order>()

/**
 * The places of all products in that order, kept with the index; equal ones stand as in the index, newest first. By
 * relevance only those of `ranked`, as a search ranked them.
 */
export async function listOrder(
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  sort: Sort,
  language: Language,
  ranked: Order = [],
): Promise<Order> {
  const { products, offers } = index
  if (sort === 'relevance') return ranked
  if (sort === 'name') return keepWith(products, `name ${language}`, () => orderByName(products, language))
  if (sort === 'newest') return keepWith(products, 'newest', async () => [...products.keys()])
  const sign = sort === 'price-asc' ? 1 : -1
  return keepWith(offers, sort, async () => {
    // what is not sold here comes last both ways
    const amounts = offers.map(({ price }) => (price ? price.amount * sign : Infinity))
    return [...products.keys()].sort((a, b) => compare(amounts[a] ?? Infinity, amounts[b] ?? Infinity) || a - b)
  })
}

async function orderByName(products: readonly IndexedProduct[], language: Language): Promise<Order> {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const titles: string[] = []
  for (const product of products) {
    await giveWay()
    titles.push(toTranslated(product, { language }).title)
  }
  return sortGivingWay([...products.keys()], (a, b) => compare(titles[a] ?? '', titles[b] ?? '') || a - b)
}

const mostAtOnce = 500

/** Letters are compared by the rules of a language, which takes a hundred times as long as numbers do. */
async function sortGivingWay(places: number[], compare: Compare): Promise<number[]> {
  if (places.length <= mostAtOnce) {
    await giveWay()
    return places.sort(compare)
  }
  const middle = places.length >> 1
  const first = await sortGivingWay(places.slice(0, middle), compare)
  return merge(first, await sortGivingWay(places.slice(middle), compare), compare)
}

async function merge(some: readonly number[], others: readonly number[], compare: Compare): Promise<number[]> {
  const merged: number[] = []
  let behind = 0
  for (const place of some) {
    await giveWay()
    for (let other = others[behind]; other !== undefined && compare(other, place) < 0; other = others[behind]) {
      merged.push(other)
      behind += 1
    }
    merged.push(place)
  }
  return [...merged, ...others.slice(behind)]
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
