import {
  type Exchange,
  findVariant,
  type Ledger,
  type OrderAccount,
  type Piece,
  type Proposal,
  toCharged,
  toDifference,
  toRefunded,
  toTaken,
  toTotal,
  worth,
} from './ledger'

/** With what an order is paid. */
export interface Means {
  hasCode: boolean
  hasCard: boolean
}

/** What the bag comes to, as the review has to say it. */
export function priceBag(ledger: Ledger, { hasCode, hasCard }: Means, delivery: number) {
  const discount = hasCode ? 0.1 : 0
  const pieces = [...ledger.bag].flatMap(([variant, count]) =>
    makePieces(variant, count, Math.round(findVariant(ledger, variant).price * (1 - discount))),
  )
  const all = worth(pieces) + delivery
  const byCard = hasCard ? Math.min(ledger.card.balance, all) : 0
  return { pieces, discount, byCard, total: all - byCard }
}

export function makePieces(variant: string, count: number, price: number): Piece[] {
  return Array.from({ length: count }, () => ({ variant, price, at: 'here' }))
}

/** The bag becomes an order. */
export function bookOrder(ledger: Ledger, id: string, means: Means, delivery: number): OrderAccount {
  const { pieces, discount, byCard, total } = priceBag(ledger, means, delivery)
  const charges = total > 0 ? [{ amount: total, isTaken: false }] : []
  const none = {
    backOnCard: 0,
    refunds: [],
    isEased: false,
    isCancelled: false,
    proposal: null,
    parcels: [],
    returns: [],
    exchanges: [],
  }
  const order: OrderAccount = { id, pieces, delivery, discount, byCard, charges, ...none }
  takeStock(ledger, pieces)
  ledger.card.balance -= byCard
  if (means.hasCode) ledger.code.uses += 1
  ledger.bag.clear()
  ledger.orders.push(order)
  return order
}

/** All that was not sent is there again, and everything that was given for it comes back. */
export function bookCancellation(ledger: Ledger, order: OrderAccount): void {
  order.isCancelled = true
  order.proposal = null
  order.refunds.push(...order.charges.filter(({ isTaken }) => isTaken).map(({ amount }) => amount))
  giveStock(ledger, order.pieces)
  ledger.card.balance += order.byCard
  if (order.discount > 0) ledger.code.uses -= 1
}

/**
 * The shopper agrees: what comes is taken from the stock, what goes is there again, the difference is asked for. What the
 * card has paid beyond what the order comes to then goes back to it.
 */
export function bookAcceptance(ledger: Ledger, order: OrderAccount, { variant, more, price }: Proposal): void {
  const before = toTotal(order)
  const coming = makePieces(variant, Math.max(0, more), price)
  const going = take(order.pieces, variant, 'here', Math.max(0, -more))
  order.pieces = [...order.pieces.filter((piece) => !going.includes(piece)), ...coming]
  takeStock(ledger, coming)
  giveStock(ledger, going)
  const difference = toTotal(order) - before
  if (difference > 0) order.charges.push({ amount: difference, isTaken: false })
  const excess = Math.max(0, -toTotal(order))
  order.byCard -= excess
  ledger.card.balance += excess
  order.proposal = null
}

export function bookCapture({ charges }: OrderAccount): void {
  for (const charge of charges) charge.isTaken = true
}

export function bookReturn(order: OrderAccount, id: string, variant: string, count: number): void {
  const pieces = take(order.pieces, variant, 'sent', count)
  for (const piece of pieces) piece.at = 'coming'
  order.returns.push({ id, pieces, state: 'announced', isPaidBack: false })
}

/** What has come is there again, and is paid back: out of the money first, then to the card that has paid the rest. */
export function bookReceipt(ledger: Ledger, order: OrderAccount, id: string): void {
  const one = order.returns.find((request) => request.id === id)
  if (!one) throw new Error(`the ledger has no return ${id}`)
  one.state = 'received'
  for (const piece of one.pieces) piece.at = 'back'
  giveStock(ledger, one.pieces)
  const amount = worth(one.pieces)
  const inMoney = Math.min(amount, toRefundable(order))
  const toCard = Math.min(amount - inMoney, order.byCard - order.backOnCard)
  one.isPaidBack = inMoney + toCard === amount
  if (inMoney > 0) order.refunds.push(inMoney)
  order.backOnCard += toCard
  ledger.card.balance += toCard
}

export function toRefundable(order: OrderAccount): number {
  return toCharged(order) - toRefunded(order)
}

/** What the merchant can pay back by hand: no more than they have. */
export function toGivable(order: OrderAccount): number {
  return toTaken(order) - toRefunded(order)
}

export function bookRefund(order: OrderAccount, amount: number): void {
  order.refunds.push(amount)
  order.isEased = true
}

/** One piece for another; both are bound to it from now on, though nothing has moved. */
export function bookExchange(ledger: Ledger, order: OrderAccount, swap: { cartId: string; give: string; get: string }) {
  const back = take(order.pieces, swap.give, 'sent', 1)
  for (const piece of back) piece.at = 'coming'
  const price = Math.round(findVariant(ledger, swap.get).price * (1 - order.discount))
  const instead = makePieces(swap.get, 1, price)
  order.exchanges.push({ cartId: swap.cartId, back, instead, delivery: 0, state: 'begun', isSent: false })
}

export function bookDrop(exchange: Exchange): void {
  exchange.state = 'dropped'
  for (const piece of exchange.back) piece.at = 'sent'
}

export function bookConfirmation(ledger: Ledger, order: OrderAccount, exchange: Exchange): void {
  exchange.state = 'confirmed'
  takeStock(ledger, exchange.instead)
  const difference = toDifference(exchange)
  if (difference > 0) order.charges.push({ amount: difference, isTaken: false, forExchange: exchange })
}

/** What went back has come, and the difference is settled. */
export function bookSettlement(ledger: Ledger, order: OrderAccount, exchange: Exchange): void {
  exchange.state = 'settled'
  for (const piece of exchange.back) piece.at = 'back'
  giveStock(ledger, exchange.back)
  const difference = toDifference(exchange)
  if (difference < 0) order.refunds.push(-difference)
  const charge = order.charges.find(({ forExchange }) => forExchange === exchange)
  if (charge) charge.isTaken = true
}

/** It never was: what was to go back stays, what was to come is there again, its difference is asked for no more or given back. */
export function bookUndoing(ledger: Ledger, order: OrderAccount, exchange: Exchange): void {
  exchange.state = 'cancelled'
  for (const piece of exchange.back) piece.at = 'sent'
  giveStock(ledger, exchange.instead)
  const charge = order.charges.find(({ forExchange }) => forExchange === exchange)
  if (charge?.isTaken) charge.isGivenBack = true
  else order.charges = order.charges.filter((one) => one !== charge)
}

export function take(pieces: readonly Piece[], variant: string, at: Piece['at'], count: number): Piece[] {
  const found = pieces.filter((piece) => piece.variant === variant && piece.at === at)
  if (found.length < count) throw new Error(`the ledger has no ${count} ${variant} ${at}`)
  return found.slice(0, count)
}

function takeStock(ledger: Ledger, pieces: readonly Piece[]): void {
  for (const { variant } of pieces) findVariant(ledger, variant).stock -= 1
}

function giveStock(ledger: Ledger, pieces: readonly Piece[]): void {
  for (const { variant } of pieces) findVariant(ledger, variant).stock += 1
}
