import { type FormerLine, type NamedLine, type TrackingNumber } from './order'
import { type Metadata } from './product'

// Moments are ISO 8601, amounts in minor units.

/** `checked`: it has come, not quite as announced. */
export type ReturnStatus = 'requested' | 'received' | 'checked' | 'cancelled'

/** Pieces of a line under the id that it had then: an order edit gives it another. */
export interface NamedPieces {
  lineId: string
  quantity: number
}

/** What goes back; of an exchange or a claim too. */
export interface Return {
  id: string
  status: ReturnStatus
  createdAt: string
  receivedAt: string | null
  updatedAt: string
  /** What it brings, the way back taken off. */
  refund: number
  /** What of that went back to gift cards, which no refund of `OrderPast` counts. */
  cardRefund: number
  items: (NamedPieces & { reasonId: string | null; note: string | null })[]
  /** How it is sent; null where the shopper sends it without the shop, and where the option is gone. */
  option: { name: string; metadata: Metadata } | null
}

/** Something that comes in an exchange. */
export interface ExchangedLine extends NamedLine {
  id: string
  quantity: number
  /** Address of a picture. */
  thumbnail: string | null
  variantId: string | null
}

export interface Exchange {
  id: string
  /** The cart in which it is paid and confirmed. */
  cartId: string | null
  createdAt: string
  confirmedAt: string | null
  cancelledAt: string | null
  /** Something of what comes is on its way. */
  isShipped: boolean
  /** Negative where the shopper gets it back; null until it is confirmed. */
  difference: number | null
  /** `open`: not paid yet, or by an invoice, or only promised by the provider. */
  differenceStatus: 'open' | 'captured' | 'refunded'
  /** The parcels with what comes. */
  fulfillments: { shippedAt: string | null; cancelledAt: string | null; tracking: TrackingNumber[] }[]
  /** What comes in place of what goes back. */
  items: ExchangedLine[]
  request: Return | null
}

export interface Claim {
  createdAt: string | null
  cancelledAt: string | null
  /** What the shopper gets: money, or other pieces. */
  kind: 'refund' | 'replace'
  isRefunded: boolean
  /** None where pieces are replaced. */
  refund: number
  /** What of that went back to gift cards. */
  cardRefund: number
  items: NamedPieces[]
  request: Return | null
}

export interface Refund {
  amount: number
  /** `discount` and `other`: the merchant's doing, by hand. */
  reason: 'discount' | 'return' | 'exchange' | 'claim' | 'other'
  createdAt: string
}

/** A change of an order that the shopper was asked about. */
export interface PastEdit {
  id: string
  status: 'requested' | 'confirmed' | 'declined' | 'cancelled'
  confirmedAt: string | null
  /** What it made the order dearer by; null where it was not accepted. */
  difference: number | null
  /** Its difference is asked for and not paid. */
  isUnpaid: boolean
}

/** A line that an edit has replaced or taken away. */
export interface ReplacedLine extends FormerLine, NamedLine {
  /** Address of a picture. */
  thumbnail: string | null
}

/** What comes and came back of an order, and what it was before its edits. */
export interface OrderPast {
  /** Newest first. */
  returns: Return[]
  /** Newest first. */
  exchanges: Exchange[]
  claims: Claim[]
  refunds: Refund[]
  /** The order's own, by the pieces in them. */
  parcels: { shippedAt: string | null; cancelledAt: string | null; items: NamedPieces[] }[]
  /** Oldest first. */
  edits: PastEdit[]
  replaced: ReplacedLine[]
}
