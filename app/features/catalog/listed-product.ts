import { type Product, type ProductVariant } from '~/commerce/types'
import { type Language } from '~/i18n/locales'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { noOffer } from './catalogue-index/offer'
import { toAvailability } from './availability'
import { type Picture, toPicture, toPlainPicture } from './picture-record'
import { type Price, toLowestPrice, toPrice } from './price'
import { pickTranslations, toTranslated } from './translation'

/** A product as a list shows it. */
export interface ListedProduct {
  handle: string
  title: string
  subtitle: string | null
  /** Without words: its title says the same. */
  picture: Picture | null
  /** Of the cheapest variant that can be bought; null where the region has no price. */
  price: Price | null
  /** Other variants cost more. */
  from: boolean
  soldOut: boolean
}

/** A listed product with its words in every language, as the cache keeps it. */
export interface ListedRecord extends ListedProduct {
  metadata: Record<string, unknown> | null
}

export function toListedRecord(product: Product, taxInclusive: boolean): ListedRecord {
  const { handle, title, subtitle, thumbnail, metadata, variants } = product
  const buyable = variants.filter((variant) => isInStock(variant))
  const lowest = toLowest(buyable, taxInclusive) ?? toLowest(variants, taxInclusive)
  return {
    handle: handle ?? product.id,
    title,
    subtitle,
    picture: toListPicture(thumbnail),
    price: lowest?.price ?? null,
    from: lowest?.from ?? false,
    soldOut: buyable.length === 0,
    metadata: pickTranslations(metadata),
  }
}

/** `record` in one language, without the words of the others. */
export function toListedProduct(record: ListedRecord, language: Language): ListedProduct {
  const { metadata: _, ...product } = toTranslated(record, language)
  return product
}

function toListPicture(thumbnail: string | null): Picture | null {
  const record = toPlainPicture(thumbnail)
  return record && toPicture(record, 'en')
}

function toLowest(variants: readonly ProductVariant[], taxInclusive: boolean) {
  return toLowestPrice(variants.flatMap((variant) => toPrice(variant, taxInclusive) ?? []))
}

function isInStock(variant: ProductVariant): boolean {
  const { manage_inventory: manageInventory, allow_backorder: allowBackorder, inventory_quantity: quantity } = variant
  return toAvailability({ manageInventory, allowBackorder, quantity }).state !== 'sold-out'
}

/** The products at these places of the index, in one language. */
export function listIndexed(
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  positions: readonly number[],
  language: Language,
): ListedProduct[] {
  return positions.flatMap((position) => {
    const product = index.products[position]
    const { price, from, soldOut } = index.offers[position] ?? noOffer
    if (!product) return []
    const { handle, title, subtitle } = toTranslated(product, language)
    const picture = product.picture && toPicture(product.picture, language)
    return [{ handle, title, subtitle, picture, price, from, soldOut }]
  })
}
