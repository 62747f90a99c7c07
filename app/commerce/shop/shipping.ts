import { type Amount } from './amount'
import { type Metadata } from './product'

/** Working days until a parcel arrives. */
export interface DeliveryTime {
  min: number
  max: number
}

/** A way of sending in a region, or of sending back. */
export interface ShippingRate {
  /** What it sends: a product names the profiles that it may be sent by. */
  profileId: string
  isReturn: boolean
  /** Null where it is known for a cart only. */
  amount: Amount | null
  /** The value from which on an order may be sent so, and whether that is compared with its tax; null for any. */
  from: { amount: number; withTax: boolean } | null
  /** Null where the shop does not say. */
  days: DeliveryTime | null
}

/** A way of sending that a cart is offered. */
export interface ShippingOption {
  id: string
  name: string
  /** What it sends: a product names the profile that it is sent by. */
  profileId: string
  amount: Amount
  /** Null where the shop does not say. */
  days: DeliveryTime | null
  metadata: Metadata
}
