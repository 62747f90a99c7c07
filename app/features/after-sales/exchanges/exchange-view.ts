import { type MessageKey } from '~/i18n/keys'
import { type Parcel, type ShippingChoice } from '../../checkout/parcels'
import { type PaymentStepData } from '../../checkout/payment-step'
import { type TrackingLink } from '../../orders/tracking-link'
import { type SeenOrder } from '../../checkout/review-data'
import { type RefundLimit } from '../refund-limit'
import { type ReturnLine } from '../returns/return-lines'
import { type DifferenceState, type ExchangeState } from './exchange-state'
import { type ExchangeStep, type ExchangeStepState } from './exchange-step'
import { type ExchangeSums } from './exchange-sums'

/** An exchange in brief, in the page's language. */
export interface ExchangeSummary {
  /** Of its cart, which its page is named by. */
  cartId: string
  /** What shoppers and shop call it by: the end of its id. */
  number: string
  /** When it was begun, in words. */
  date: string
  state: ExchangeState
  /** Minor units, negative where the shopper gets it back; null until it is confirmed. */
  difference: number | null
  /** Null where nothing is due, or not yet. */
  differenceState: DifferenceState | null
  /** How the difference is paid, in words; null where that is not known. */
  payment: string | null
  /** Where the parcels with what comes can be followed. */
  tracking: TrackingLink[]
}

export interface OrderExchangesData {
  orderId: string
  currency: string
  /** Newest first; none where the backend keeps them to itself. */
  exchanges: ExchangeSummary[]
  /** Whether something can be exchanged now. */
  mayExchange: boolean
}

/** What an exchange that was begun still asks for. */
export interface OpenExchange {
  step: ExchangeStep
  /** All steps, in their order. */
  progress: ExchangeStepState[]
  sums: ExchangeSums
  parcels: Parcel[]
  taxInclusive: boolean
  payment: PaymentStepData
  /** What was chosen. */
  shipping: ShippingChoice[]
  paidBy: MessageKey | null
  /** What has to be known of a payment that was begun before. */
  paymentNote: MessageKey | null
  /** Where the provider's form with script goes on once it is paid; null where there is none. */
  goOn: { action: string; state: string } | null
  /** On the legal guarantee, to be read before it is confirmed; null at another step, and where the law asks for none. */
  notice: string | null
  /** Of producers' guarantees of what comes, by line. */
  labels: Partial<Record<string, string>>
  /** What the form that confirms it was shown. */
  seen: SeenOrder
  /** Of what comes back, where that is worth more. */
  limit: RefundLimit
  /** What comes is not there any more. */
  isSoldOut: boolean
}

export interface ExchangePageData extends ExchangeSummary {
  orderId: string
  /** The order's. */
  orderNumber: number
  currency: string
  wanted: ReturnLine[]
  back: ReturnLine[]
  /** Of what goes back, whose slip goes into the parcel. */
  returnId: string | null
  /** The lines of the label. */
  shippingAddress: string[]
  /** The merchant's address; no lines where none is set. */
  returnTo: string[]
  /** Null once it is confirmed or dropped, and where it is gone. */
  open: OpenExchange | null
  /** It was begun, and the shop has not all of its goods any more: it can only be dropped. */
  isGone: boolean
}
