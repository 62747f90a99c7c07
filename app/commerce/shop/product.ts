import { type ProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { type Amount } from './amount'
import { type EnergyClass, type ProductFacts } from './product-facts'

/** What the merchant has written beside the backend's own fields, translations among it. */
export type Metadata = Record<string, unknown> | null

/** What decides how much of a variant can be sold. */
export interface Stock {
  manageInventory: boolean
  allowBackorder: boolean
  /** Units on hand; below zero after backorders. */
  quantity: number
}

/** What one piece costs in a region. */
export interface VariantPrice {
  amount: Amount
  /** `sale`: a price list that announces a reduction gives it. */
  kind: 'regular' | 'sale'
  /** Without any price list; null where that is not known. */
  original: Amount | null
  /** ISO 8601; null outside a sale, and where nobody says when it ends. */
  saleEndsAt: string | null
}

/** A variant with what is asked for it and what is left of it. */
export interface OfferedVariant {
  id: string
  stock: Stock
  /** Null where the region has no price. */
  price: VariantPrice | null
}

export interface Variant extends OfferedVariant {
  /** By option id. */
  values: Record<string, string>
  sku: string | null
  /** 8, 12, 13 or 14 digits, the last one right. */
  gtin: string | null
  /** What a package holds, as the merchant has written it: nobody has checked it. */
  contents: unknown
}

export interface Product {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  /** Addresses of further pictures, in the merchant's order. */
  images: string[]
  /** In the merchant's order. */
  options: { id: string; name: string }[]
  /** In the merchant's order. */
  variants: Variant[]
  categoryIds: string[]
  collectionId: string | null
  giftCard: boolean
  shippingProfileIds: string[]
  material: string | null
  /** ISO 3166-1 alpha-2, lower case. */
  originCountry: string | null
  /** Grams. */
  weight: number | null
  /** Millimetres. */
  length: number | null
  width: number | null
  height: number | null
  /** Of its variants that say nothing themselves; see there. */
  contents: unknown
  facts: ProductFacts
  metadata: Metadata
}

/** A product in the terms of lists and of the search, without prices and stock. */
export interface ProductSummary {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  giftCard: boolean
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
  collection: { id: string; handle: string; title: string; metadata: Metadata } | null
  type: string | null
  tags: string[]
  categoryIds: string[]
  /** In the merchant's order; `values` are pairs of an option's name and its value. */
  variants: { sku: string | null; values: [string, string][] }[]
  energy: EnergyClass | null
  metadata: Metadata
}

/** What a region asks for a product's variants, in the merchant's order. */
export interface ProductOffer {
  id: string
  variants: OfferedVariant[]
}

/** A variant as it is this moment, with as much of its product as a line shows. */
export interface LiveVariant extends OfferedVariant {
  title: string
  product: {
    id: string
    /** It is on sale. */
    published: boolean
    handle: string
    title: string
    thumbnail: string | null
    energy: EnergyClass | null
    metadata: Metadata
    giftCard: boolean
  }
}

/** What was recorded of a variant's price in a region, in the currency's minor unit. */
export interface PriorPrice {
  /** The lowest price of the 30 days before the present one began. */
  amount: number
  /** The present one, as far as the record knows. */
  currentAmount: number
  includesTax: boolean
}

/** By variant id; those of which nobody knows are not in it. */
export type PriorPrices = Readonly<Record<string, PriorPrice>>

/** A product that was ordered, where the shop still has it. */
export interface KnownProduct {
  id: string
  handle: string
  /** Its words in every language. */
  metadata: Metadata
  /** The producer's. */
  guarantee: ProducerGuarantee | null
  /** Addresses of its pictures. */
  images: string[]
  /** Of all that there is of it, sold out or not. */
  variantIds: string[]
}
