import { type OrderPast } from './order-past'
import { type Metadata } from './product'

/** Why something is sent back. */
export interface ReturnReason {
  id: string
  label: string
  /** With `translations` of the label. */
  metadata: Metadata
  /** Those that it contains; one that contains others cannot be given itself. */
  reasons: ReturnReason[]
}

/** A way of sending things back that a region has. */
export interface ReturnOption {
  id: string
  name: string
  /** With `translations` of the name. */
  metadata: Metadata
  /** With tax, in minor units. */
  cost: number
}

/** A line of an order as far as it decides what its pieces bring back; amounts of one piece, in minor units. */
export interface RefundableLine {
  id: string
  /** How many were bought. */
  quantity: number
  unitPrice: number
  /** The price is with tax. */
  includesTax: boolean
  /** Per cent. */
  taxRates: number[]
  /** What was taken off all pieces together. */
  discount: number
}

/** What is paid back for the next so many pieces of a line, with tax, in minor units. */
export type ToRefund = (lineId: string, quantity: number) => number

/** Pieces of a line that are sent back. */
export interface ReturnedPieces {
  lineId: string
  quantity: number
  reasonId: string | null
  note: string | null
}

/** For an order that the shopper may see, which is for the caller to know. */
export interface Returns {
  /** Null where the backend keeps that to itself. */
  getPast(orderId: string): Promise<OrderPast | null>
  /**
   * Asks for a return; asked twice, it makes two, and may take as long as completing a cart.
   * @param optionId how the pieces come back; null where the shopper sends them without the shop
   * @throws CommerceError `invalid` or `conflict` where the backend refuses it
   */
  request(
    orderId: string,
    request: { lines: readonly ReturnedPieces[]; optionId: string | null },
  ): Promise<{ id: string }>
  readRefunds(order: { id: string; lines: readonly RefundableLine[] }): Promise<ToRefund>
}
