import { type MessageKey } from '~/i18n/keys'
import { type PaymentChoice } from '../payment/payment-choice'
import { type ShippingChoice } from './parcels'

/** Everything that is read again before ordering. */
export interface ReviewData {
  email: string
  /** Something is sent; else `shippingAddress` only says whom the bill is for. */
  isPlaced: boolean
  /** The lines of the label. */
  shippingAddress: string[]
  /** Null when it is the same as the shipping address. */
  billingAddress: string[] | null
  shipping: ShippingChoice[]
  /** Null when nothing is left to pay. */
  payment: PaymentChoice | null
  /** What has to be known of a payment that was begun before. */
  paymentNote: MessageKey | null
  /** To be read before ordering; null where nothing is sent, and where the law asks for none. */
  notice: string | null
  /** Of producers' guarantees, by line. */
  labels: Partial<Record<string, string>>
  /** What the form says it was shown, so that a change in between is noticed. */
  seen: SeenOrder
  /** Some line cannot be ordered as it is. */
  isBlocked: boolean
  submit: MessageKey
}

/** A page that the terms of the order stand on. */
export interface LegalPage {
  slug: string
  title: string
}

export interface SeenOrder {
  cartId: string
  /** A mark of all that is shown. */
  mark: string
  /** Minor units. */
  total: number
}
