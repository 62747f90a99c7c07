import { type GiftNote } from '@vitrine/shared/gift-note'
import { type ProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { type PostalAddress } from './address'
import { type CartContext } from './cart-context'
import { type AppliedCode } from './codes'
import { type PaymentSession } from './payment'
import { type Metadata, type Stock } from './product'
import { type EnergyClass } from './product-facts'
import { type Region } from './region'
import { type DeliveryTime } from './shipping'

/** What the backend has computed for a cart or an order, in minor units; nothing is rounded or cut off. */
export interface ComputedAmounts {
  /** Before discounts, without tax and with it, null where it was not computed; `discount` is without tax. */
  items: { quantity: number; subtotal: number | null; originalTotal: number | null; discount: number }[]
  /** Without tax and with it. */
  shippingMethods: { subtotal: number; total: number }[]
  giftCardTotal: number
  /** Tax on what a card pays: a card that was sold without tax pays it too. */
  giftCardTaxTotal: number
  taxTotal: number
  total: number
  /** `percent` as 10 for 10 %, of a percentage. */
  discounts: { code: string; kind: DiscountKind; percent?: number }[]
  giftCards: SpentCard[]
}

/** A gift card that pays a part. */
export interface SpentCard {
  code: string
  /** How much, in minor units; absent where the backend does not tell. */
  amount?: number
}

export type DiscountKind = 'percentage' | 'fixed' | 'fixed-each' | 'free-shipping'

/** What a shopper is about to buy, as the backend has it; amounts in minor units. */
export interface Cart extends ComputedAmounts {
  id: string
  /** ISO 8601. */
  createdAt: string
  /** It became an order, and cannot be changed any more. */
  completed: boolean
  email: string | null
  customerId: string | null
  region: CartRegion
  items: CartLine[]
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
  /** One for each profile that is shipped. */
  shippingMethods: CartShipping[]
  /** `regionId` says where it counts. */
  giftCards: (SpentCard & { regionId: string })[]
  /** Discounts first, then gift cards in the order in which they are spent. */
  codes: AppliedCode[]
  /** The selected one. */
  paymentSession: PaymentSession | null
  context: CartContext
  /** By line; null where they were not asked for, or the backend cannot say. */
  prices: LinePrices | null
}

export interface CartRegion extends Pick<Region, 'id' | 'name' | 'currency' | 'taxInclusive' | 'countries'> {
  /** Ids of the payment providers that it has. */
  paymentProviders: string[]
}

export interface CartLine {
  id: string
  /** Null once the variant was deleted. */
  variantId: string | null
  /** The product's as it was when the line was added. */
  title: string
  /** The variant's as it was then. */
  description: string | null
  thumbnail: string | null
  quantity: number
  /** For one piece, with its tax or without as `taxInclusive` says. */
  unitPrice: number
  taxInclusive: boolean
  /** Before discounts, without tax. */
  subtotal: number | null
  /** Before discounts, with tax. */
  originalTotal: number | null
  /** With discounts and tax. */
  total: number
  /** Without tax. */
  discount: number
  giftCard: boolean
  /** For whom it is, of a gift card. */
  gift: GiftNote | null
  /** In the cart of an exchange: what goes back. */
  isReturn: boolean
  /** ISO 8601. */
  createdAt: string
  /** As it is now; null once it or its product was deleted. */
  variant: LineVariant | null
}

export interface LineVariant {
  title: string
  stock: Stock
  product: LineProduct | null
}

export interface LineProduct {
  id: string
  /** It is on sale. */
  published: boolean
  handle: string | null
  title: string
  metadata: Metadata
  shippingProfileId: string | null
  energy: EnergyClass | null
  guarantee: ProducerGuarantee | null
}

export interface CartShipping {
  optionId: string
  /** What the option sends. */
  profileId: string | null
  /** Null where the shop does not say. */
  days: DeliveryTime | null
  subtotal: number
  total: number
}

/**
 * By line, in minor units for one piece: what the shopper takes it to cost, and what it costs now (null where it is not
 * sold any more).
 */
export type LinePrices = Readonly<Record<string, { known: number; live: number | null }>>
