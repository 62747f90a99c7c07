import {
  type KnownProduct,
  type LiveVariant,
  type Metadata,
  type PriorPrices,
  type Product,
  type ProductOffer,
  type ProductSummary,
  type Stock,
} from './product'
import { type Region } from './region'
import { type ReturnOption, type ReturnReason } from './returns'
import { type ShippingRate } from './shipping'

export interface Category {
  id: string
  handle: string
  name: string
  description: string
  parentId: string | null
  /** Its place among its siblings. */
  rank: number
  /** ISO 8601. */
  updatedAt: string
  metadata: Metadata
}

export interface Collection {
  id: string
  handle: string
  title: string
  /** ISO 8601. */
  updatedAt: string
  metadata: Metadata
}

/** Something that the shop showed once, as it was when it was last to be seen. */
export interface Withdrawn {
  state: 'withdrawn'
  title: string
  /** With `translations` of the title; a category's say `name`. */
  metadata: Metadata
  /** That it was in, then those above, the nearest first. */
  categoryIds: string[]
  collectionId: string | null
}

/** What a handle stands for that the shop's own lists do not have. */
export type HandleStatus = Withdrawn | { state: 'published'; handle: string; metadata: Metadata } | { state: 'unknown' }

/** What products are told apart by with a word of the merchant's. */
export type TermKind = 'tag' | 'type'

/** Some of all published products by id, which orders by creation too: what is added meanwhile moves no other. */
export interface ProductPage {
  offset: number
  limit: number
  /** Only these. */
  ids?: string[]
}

/** A region's prices: those of its own, or of its currency as a whole. */
export type Pricing = Pick<Region, 'id' | 'currency'>

/** What the shop sells. In the name of a shopper prices are that shopper's own. */
export interface Catalogue {
  listRegions(): Promise<Region[]>
  /** All active ones. */
  listCategories(): Promise<Category[]>
  /** In the order in which they were made. */
  listCollections(): Promise<Collection[]>
  /** The tags or types that there are, with products or without; a thousand at most. */
  listTermNames(kind: TermKind): Promise<string[]>
  /** The published product of that handle; null where there is none. */
  getProduct(handle: string, pricing: Pricing): Promise<Product | null>
  listProducts(page: ProductPage): Promise<{ products: ProductSummary[]; count: number }>
  listOffers(page: ProductPage, pricing: Pricing): Promise<{ products: ProductOffer[]; count: number }>
  /** Those that are published, sold out or not, with what there is of them. */
  listKnownProducts(ids: string[]): Promise<KnownProduct[]>
  /** What is recorded of these products, a hundred at most; empty where the backend keeps no record. */
  listPriorPrices(productIds: string[], pricing: Pricing): Promise<PriorPrices>
  /** The ids of the products that were ordered most of late, the first first; none where the backend counts nothing. */
  listBestsellers(): Promise<string[]>
  /** Those of these variants that are known. */
  listLiveVariants(variantIds: string[], pricing: Pricing): Promise<LiveVariant[]>
  /** Of those of these variants that are on sale. */
  listStock(variantIds: string[]): Promise<{ variantId: string; stock: Stock }[]>
  listShippingRates(regionId: string): Promise<ShippingRate[]>
  /** The outer ones, each with those that it contains. */
  listReturnReasons(): Promise<ReturnReason[]>
  listReturnOptions(regionId: string): Promise<ReturnOption[]>
  /** The ids of what the backend's own search finds, the best first; none without one. */
  search(query: string, limit: number): Promise<string[]>
  /**
   * What a handle stood for; null for an answer that nobody understands.
   * @throws CommerceError `not-found` where the backend keeps no record
   */
  getHandleStatus(
    kind: 'product' | 'category' | 'collection',
    handle: string,
    language: string,
  ): Promise<HandleStatus | null>
}
