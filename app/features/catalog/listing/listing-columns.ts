import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { createNumberLists, type NumberLists } from './number-lists'

/** What a list is selected by, as arrays of numbers: made once for an index and kept with it. */
export interface ListingColumns {
  /** By product: the numbers of its collection, type, brand and tags. */
  terms: NumberLists
  /** By product, the first of its variants; one more than there are products. One without variants has an empty one. */
  variants: Uint32Array
  /** By variant: the numbers of its option values. */
  values: NumberLists
  /** By variant: 1 where it can be bought in the region. */
  buyable: Uint8Array
  /** By product, minor units; NaN where the region has no price. */
  amounts: Float64Array
}

type ProductColumns = Pick<ListingColumns, 'terms' | 'variants' | 'values'>
type OfferColumns = Pick<ListingColumns, 'buyable' | 'amounts'>
type Listed = Pick<CatalogueIndex, 'products' | 'offers'>

const ofProducts = new WeakMap<Listed['products'], ProductColumns>()
const ofOffers = new WeakMap<Listed['offers'], OfferColumns>()

export function toListingColumns({ products, offers }: Listed): ListingColumns {
  const productColumns = ofProducts.get(products) ?? toProductColumns(products)
  ofProducts.set(products, productColumns)
  const offerColumns = ofOffers.get(offers) ?? toOfferColumns(offers, productColumns)
  ofOffers.set(offers, offerColumns)
  return { ...productColumns, ...offerColumns }
}

function toProductColumns(products: Listed['products']): ProductColumns {
  const [terms, values] = [createNumberLists(), createNumberLists()]
  const starts = [0]
  for (const { collection, type, brand, tags, variants } of products) {
    terms.add([collection, type, brand, ...tags])
    const own = variants.length > 0 ? variants : [[]]
    for (const variant of own) values.add(variant)
    starts.push((starts.at(-1) ?? 0) + own.length)
  }
  return { terms: terms.build(), variants: new Uint32Array(starts), values: values.build() }
}

// an index is joined anew, with its offers, for each region and each change: one list of offers belongs to one of products
function toOfferColumns(offers: Listed['offers'], { variants }: ProductColumns): OfferColumns {
  const buyable = new Uint8Array(variants.at(-1) ?? 0)
  offers.forEach((offer, product) => {
    const end = variants[product + 1] ?? 0
    for (let variant = variants[product] ?? 0, rank = 0; variant < end; variant += 1, rank += 1) {
      buyable[variant] = offer.buyable[rank] ? 1 : 0
    }
  })
  return { buyable, amounts: Float64Array.from(offers, ({ price }) => price?.amount ?? NaN) }
}
