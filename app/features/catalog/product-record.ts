import { type Product, type ProductVariant } from '~/commerce/medusa-v1/types'
import { type Availability, toAvailability } from './availability'
import { type PictureRecord, toPictureRecord, toPlainPicture } from './picture-record'
import { type Price, toPrice } from './price'
import { type PriorPrices } from './prior-price'
import { pickTranslations } from './translation'
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
  metadata: Record<string, unknown> | null
}

/** @param priors what is recorded of the product's variants */
export function toProductRecord(product: Product, taxInclusive: boolean, priors: PriorPrices = {}): ProductRecord {
  const { title, subtitle, description, material, weight, length, width, height, metadata } = product
  const variants = product.variants.toSorted(compareVariants)
  const names = product.options?.map((option) => ({ id: option.id, name: option.title })) ?? []
  return {
    id: product.id,
    handle: product.handle ?? product.id,
    title,
    subtitle,
    description,
    pictures: listPictures(product),
    options: toSortedOptions(names, variants[0]),
    variants: variants.map((variant) =>
      toVariantRecord(product, variant, toPrice(variant, taxInclusive, priors[variant.id])),
    ),
    categoryIds: product.categories?.map(({ id }) => id) ?? [],
    collectionId: product.collection_id,
    giftCard: product.is_giftcard,
    shippingProfileIds: product.profiles?.map(({ id }) => id) ?? [],
    material,
    originCountry: product.origin_country,
    weight,
    dimensions: { length, width, height },
    brand: typeof metadata?.brand === 'string' ? metadata.brand : null,
    metadata: pickTranslations(metadata),
  }
}

function toVariantRecord(product: Product, variant: ProductVariant, price: Price | null): VariantRecord {
  const { manage_inventory: manageInventory, allow_backorder: allowBackorder, inventory_quantity: quantity } = variant
  return {
    id: variant.id,
    values: Object.fromEntries(variant.options?.map((option) => [option.option_id, option.value]) ?? []),
    price,
    unitPrice: price && toUnitPrice(price.amount, variant.metadata?.unit_price ?? product.metadata?.unit_price),
    availability: toAvailability({ manageInventory, allowBackorder, quantity }),
    sku: variant.sku,
    saleEndsAt: toSaleEnd(variant),
  }
}

// the price list that gives the price is the one with its amount
function toSaleEnd({ prices, calculated_price: amount, calculated_price_type: type }: ProductVariant): string | null {
  const list = type === 'sale' ? prices?.find((price) => price.price_list && price.amount === amount)?.price_list : null
  return list?.ends_at ? new Date(list.ends_at).toISOString() : null
}

/** The merchant’s order. */
export function compareVariants(a: ProductVariant, b: ProductVariant): number {
  return (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || a.id.localeCompare(b.id)
}

// Medusa keeps no order of options; a variant's title, "Black / M", names the values in the merchant's.
function toSortedOptions(options: ProductRecord['options'], variant: ProductVariant | undefined) {
  const words = variant?.title.split(' / ') ?? []
  const places = new Map(variant?.options?.map((option) => [option.option_id, words.indexOf(option.value)]))
  return options.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0) || a.id.localeCompare(b.id))
}

// Nor does it keep an order of pictures: their names do, by a number or by the time of the upload.
function listPictures({ thumbnail, images = [], metadata }: Product): PictureRecord[] {
  const described = Array.isArray(metadata?.images)
    ? metadata.images.flatMap((image) => toPictureRecord(image) ?? [])
    : []
  const others = images.map((image) => image.url).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const pictures = [thumbnail, ...others].flatMap((url) => toPlainPicture(url) ?? [])
  const unique = new Map(pictures.map((picture) => [picture.src, picture]))
  return [...unique.values()].map((picture) => described.find(({ src }) => src === picture.src) ?? picture)
}
