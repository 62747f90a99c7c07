import { type Amount } from './amount'

/** A way of sending in a region, or of sending back. */
export interface ShippingRate {
  /** What it sends: a product names the profiles that it may be sent by. */
  profileId: string
  isReturn: boolean
  /** Null where it is known for a cart only. */
  amount: Amount | null
  /** The value from which on an order may be sent so, and whether that is compared with its tax; null for any. */
  from: { amount: number; withTax: boolean } | null
}
