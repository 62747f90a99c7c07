/**
 * What a merchant with a pencil would know of one product, its shopper and their orders: written from the rules of trade,
 * never from the code of shop or backend, so that it can contradict both. Every piece is an entry of its own, which
 * leaves nothing to count but entries. Amounts are in minor units, with tax.
 */
export interface Ledger {
  variants: Variant[]
  /** Pieces in the bag, by the title of their variant. */
  bag: Map<string, number>
  /** A gift card of the shopper's. */
  card: { balance: number }
  /** A code that takes a tenth off, and may be used once. */
  code: { uses: number }
  orders: OrderAccount[]
}

export interface Variant {
  title: string
  price: number
  stock: number
  /** Neither it nor its product was deleted. */
  isSold: boolean
}

/** `here`: neither packed nor sent yet; `coming`: on its way back. */
export type Place = 'here' | 'packed' | 'sent' | 'coming' | 'back'

export interface Piece {
  variant: string
  /** What the shopper gave for it, a discount's share taken off. */
  price: number
  at: Place
}

export interface OrderAccount {
  id: string
  pieces: Piece[]
  delivery: number
  /** In parts of one. */
  discount: number
  /** What the gift card has paid. */
  byCard: number
  /** What of that has gone back to the card. */
  backOnCard: number
  charges: Charge[]
  refunds: number[]
  /** The merchant has paid something back of their own accord. */
  isEased: boolean
  isCancelled: boolean
  proposal: Proposal | null
  /** All that were ever packed: one that was sent or unpacked holds no piece that is `packed`. */
  parcels: Parcel[]
  returns: Return[]
  exchanges: Exchange[]
}

/** What was asked for by invoice; `isTaken` once the merchant has it, `isGivenBack` once its exchange was undone after that. */
export interface Charge {
  amount: number
  isTaken: boolean
  forExchange?: Exchange
  isGivenBack?: boolean
}

/** A change of an order that waits for the shopper's answer. */
export interface Proposal {
  id: string
  variant: string
  /** How many pieces come; fewer than none where some go. */
  more: number
  /** What each costs. */
  price: number
}

export interface Parcel {
  id: string
  pieces: Piece[]
}

export interface Return {
  id: string
  pieces: Piece[]
  state: 'announced' | 'received' | 'cancelled'
  isPaidBack: boolean
}

export interface Exchange {
  cartId: string
  back: Piece[]
  instead: Piece[]
  delivery: number
  state: 'begun' | 'confirmed' | 'settled' | 'dropped' | 'cancelled'
  isSent: boolean
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export function findVariant({ variants }: Ledger, title: string): Variant {
  const variant = variants.find((one) => one.title === title)
  if (!variant) throw new Error(`the ledger has no ${title}`)
  return variant
}

export function worth(pieces: readonly Piece[]): number {
  return sum(pieces.map(({ price }) => price))
}

/** What all of an order comes to, whoever pays it with what. */
export function toWorth({ pieces, delivery }: OrderAccount): number {
  return worth(pieces) + delivery
}

/** What the shopper pays, beside the gift card. */
export function toTotal(order: OrderAccount): number {
  return toWorth(order) - order.byCard
}

export function toCharged({ charges }: OrderAccount): number {
  return sum(charges.map(({ amount }) => amount))
}

export function toTaken({ charges }: OrderAccount): number {
  return sum(charges.filter(({ isTaken }) => isTaken).map(({ amount }) => amount))
}

/** All that was paid back, each by itself. */
export function listRefunds({ refunds, charges }: OrderAccount): number[] {
  return [...refunds, ...charges.filter(({ isGivenBack }) => isGivenBack).map(({ amount }) => amount)]
}

export function toRefunded(order: OrderAccount): number {
  return sum(listRefunds(order))
}

/** How many pieces there are of each variant, of those that are in one of these places. */
export function countByVariant(pieces: readonly Piece[], ...places: Place[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { variant, at } of pieces) {
    if (places.length === 0 || places.includes(at)) counts[variant] = (counts[variant] ?? 0) + 1
  }
  return counts
}

/** What can be sent back now: it was sent, and is neither back nor on its way. */
export function countReturnable({ pieces, isCancelled }: OrderAccount): Record<string, number> {
  return isCancelled ? {} : countByVariant(pieces, 'sent')
}

/** The difference of an exchange; fewer than none where the shopper gets it back. */
export function toDifference({ back, instead, delivery }: Exchange): number {
  return worth(instead) + delivery - worth(back)
}

/**
 * What the shopper is still to pay: what they have an invoice for, or what a change has made the order dearer by. What was
 * paid back out of kindness is no debt.
 */
export function toPay(order: OrderAccount): number {
  if (order.isCancelled) return 0
  const own = order.charges.filter(({ isTaken, forExchange }) => isTaken && !forExchange)
  const open = order.charges.filter(({ isTaken, forExchange }) => !isTaken && forExchange)
  return Math.max(0, toTotal(order) - addUp(own)) + addUp(open)
}

/** What the merchant is still to pay back; null where they have paid something back for reasons of their own. */
export function toPayBack(order: OrderAccount): number | null {
  if (order.isEased) return null
  if (order.isCancelled) return toTaken(order) - toRefunded(order)
  const own = order.charges.filter(({ isTaken, forExchange }) => isTaken && !forExchange)
  const unpaid = order.returns.filter(({ state, isPaidBack }) => state === 'received' && !isPaidBack)
  const confirmed = order.exchanges.filter(({ state }) => state === 'confirmed')
  return (
    Math.max(0, addUp(own) - toTotal(order)) +
    sum(unpaid.map(({ pieces }) => worth(pieces))) +
    sum(confirmed.map((exchange) => Math.max(0, -toDifference(exchange))))
  )
}

function addUp(charges: readonly Charge[]): number {
  return sum(charges.map(({ amount }) => amount))
}

export type OrderState = 'cancelled' | 'returned' | 'partly-shipped' | 'shipped' | 'preparing'

export function toOrderState({ pieces, isCancelled }: OrderAccount): OrderState {
  if (isCancelled) return 'cancelled'
  const here = pieces.filter(({ at }) => at === 'here' || at === 'packed').length
  if (here === pieces.length) return 'preparing'
  if (here > 0) return 'partly-shipped'
  return pieces.every(({ at }) => at === 'back') ? 'returned' : 'shipped'
}

export type PaymentState = 'cancelled' | 'free' | 'refunded' | 'partly-refunded' | 'open' | 'partly-open' | 'paid'

/** Null where some is to be paid yet and some was paid back: no single word says that. */
export function toPaymentState(order: OrderAccount): PaymentState | null {
  const charges = order.charges.filter(({ isGivenBack }) => !isGivenBack)
  if (order.isCancelled) return charges.length === 0 ? null : order.refunds.length > 0 ? 'refunded' : 'cancelled'
  if (charges.every(({ forExchange }) => forExchange)) return charges.length === 0 ? 'free' : null
  const isOpen = charges.some(({ isTaken }) => !isTaken)
  const refunded = sum(order.refunds)
  if (isOpen && refunded > 0) return null
  if (isOpen) return charges.some(({ isTaken }) => isTaken) ? 'partly-open' : 'open'
  if (refunded === 0) return 'paid'
  return refunded < addUp(charges) ? 'partly-refunded' : 'refunded'
}
