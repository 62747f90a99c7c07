import { type PriorPrices, type Product, type Variant } from '~/commerce/shop/product'
import { type ProductFacts } from '~/commerce/shop/product-facts'
import { type Availability, toAvailability } from './availability'
import { readMaker } from './maker'
import { type PictureRecord, toPictureRecord, toPlainPicture } from './picture-record'
import { type Price, toPrice } from './price'
import { readSwatches, type Swatches } from './swatches'
import { pickTranslations } from './translation.server'
import { toUnitPrice, type UnitPrice } from './unit-price'

export interface VariantRecord {
  id: string
  /** By option id, in the words of the backend. */
  values: Record<string, string>
  /** Null where the region has no price, so that it cannot be bought there. */
  price: Price | null
  /** Null where nothing says what the package holds. */
  unitPrice: UnitPrice | null
  availability: Availability
  sku: string | null
  gtin: string | null
  /** When the sale that gives the price ends, ISO 8601; null where nobody says, or outside a sale. */
  saleEndsAt: string | null
}

/** A product with a region's prices and its words in every language, as the cache keeps it. */
export interface ProductRecord {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  /** The thumbnail first. */
  pictures: PictureRecord[]
  options: { id: string; name: string }[]
  /** In the merchant's order. */
  variants: VariantRecord[]
  categoryIds: string[]
  collectionId: string | null
  giftCard: boolean
  /** What it may be sent by. */
  shippingProfileIds: string[]
  material: string | null
  /** ISO 3166-1 alpha-2, lower case. */
  originCountry: string | null
  /** Grams. */
  weight: number | null
  /** Millimetres. */
  dimensions: { length: number | null; width: number | null; height: number | null }
  /** Out of `metadata.brand`. */
  brand: string | null
  facts: Omit<ProductFacts, 'warnings'>
  /** See `ProductFacts`; here, where translations find it. */
  warnings: string | null
  /** Out of `metadata.swatches`. */
  swatches: Swatches
  metadata: Record<string, unknown> | null
}

/** @param priors what is recorded of the product's variants */
export function toProductRecord(product: Product, taxInclusive: boolean, priors: PriorPrices = {}): ProductRecord {
  const { thumbnail: _, images: __, contents: ___, length, width, height, variants, metadata, facts, ...kept } = product
  const { warnings, ...others } = facts
  return {
    ...kept,
    pictures: listPictures(product),
    variants: variants.map((variant) =>
      toVariantRecord(product, variant, toPrice(variant.price, taxInclusive, priors[variant.id])),
    ),
    dimensions: { length, width, height },
    brand: readMaker(metadata).brand,
    facts: others,
    warnings,
    swatches: readSwatches(metadata),
    metadata: pickTranslations(metadata),
  }
}

function toVariantRecord(product: Product, variant: Variant, price: Price | null): VariantRecord {
  const { id, values, sku, gtin, stock } = variant
  return {
    ...{ id, values, sku, gtin, price },
    unitPrice: price && toUnitPrice(price.amount, variant.contents ?? product.contents),
    availability: toAvailability(stock),
    saleEndsAt: variant.price?.saleEndsAt ?? null,
  }
}

function listPictures({ thumbnail, images, metadata }: Product): PictureRecord[] {
  const described = Array.isArray(metadata?.images)
    ? metadata.images.flatMap((image) => toPictureRecord(image) ?? [])
    : []
  const pictures = [thumbnail, ...images].flatMap((url) => toPlainPicture(url) ?? [])
  const unique = new Map(pictures.map((picture) => [picture.src, picture]))
  return [...unique.values()].map((picture) => described.find(({ src }) => src === picture.src) ?? picture)
}
