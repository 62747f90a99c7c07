import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookAcceptance,
  bookCancellation,
  bookCapture,
  bookConfirmation,
  bookExchange,
  bookOrder,
  bookReceipt,
  bookReturn,
  bookSettlement,
  bookUndoing,
  toGivable,
} from '../e2e/orders/walks/bookings'
import {
  countReturnable,
  type Ledger,
  listRefunds,
  type OrderAccount,
  toOrderState,
  toPay,
  toPayBack,
  toPaymentState,
  toRefunded,
  toTotal,
} from '../e2e/orders/walks/ledger'

let ledger: Ledger

beforeEach(() => {
  const variants = [
    { title: 'Small', price: 1000, stock: 5, isSold: true },
    { title: 'Large', price: 3000, stock: 5, isSold: true },
  ]
  ledger = { variants, bag: new Map(), card: { balance: 2500 }, code: { uses: 0 }, orders: [] }
})

function buy(pieces: Record<string, number>, means = { hasCard: false, hasCode: false }): OrderAccount {
  ledger.bag = new Map(Object.entries(pieces))
  return bookOrder(ledger, 'order', means, 500)
}

function send(order: OrderAccount): void {
  for (const piece of order.pieces) piece.at = 'sent'
}

const listStock = () => ledger.variants.map(({ stock }) => stock)

describe('an order', () => {
  it('takes stock, card and code, and gives all of them back when it is cancelled', () => {
    const order = buy({ Small: 2, Large: 1 }, { hasCard: true, hasCode: true })
    expect([toTotal(order), order.byCard, listStock(), ledger.code.uses]).toEqual([2500, 2500, [3, 4], 1])
    bookCancellation(ledger, order)
    expect([ledger.card.balance, listStock(), ledger.code.uses]).toEqual([2500, [5, 5], 0])
    expect([toOrderState(order), toPaymentState(order), toPay(order), toPayBack(order)]).toEqual([
      'cancelled',
      'cancelled',
      0,
      0,
    ])
  })

  it('pays back what was taken for what is cancelled, and is being prepared while it is only packed', () => {
    const order = buy({ Small: 2 })
    bookCapture(order)
    for (const piece of order.pieces) piece.at = 'packed'
    expect(toOrderState(order)).toBe('preparing')
    bookCancellation(ledger, order)
    expect([listRefunds(order), toPaymentState(order), toPayBack(order)]).toEqual([[2500], 'refunded', 0])
  })

  it('asks for the difference of what comes by a change, and owes what goes', () => {
    const order = buy({ Small: 2 })
    bookCapture(order)
    bookAcceptance(ledger, order, { id: 'one', variant: 'Large', more: 1, price: 3000 })
    expect([toTotal(order), toPay(order), toPaymentState(order), listStock()]).toEqual([
      5500,
      3000,
      'partly-open',
      [3, 4],
    ])
    bookCapture(order)
    bookAcceptance(ledger, order, { id: 'two', variant: 'Small', more: -1, price: 1000 })
    expect([toTotal(order), toPay(order), toPayBack(order), listStock()]).toEqual([4500, 0, 1000, [4, 4]])
  })

  it('pays back what has come: out of its money, then to the card', () => {
    const order = buy({ Large: 1 }, { hasCard: true, hasCode: false })
    send(order)
    bookCapture(order)
    bookReturn(order, 'return', 'Large', 1)
    expect([toOrderState(order), countReturnable(order)]).toEqual(['shipped', {}])
    bookReceipt(ledger, order, 'return')
    expect([toOrderState(order), toRefunded(order), toPayBack(order), listStock()]).toEqual([
      'returned',
      1000,
      0,
      [5, 5],
    ])
    expect(ledger.card.balance).toBe(2000)
  })

  it('bears the difference of an exchange, and offers what was exchanged no more', () => {
    const order = buy({ Large: 2 })
    send(order)
    bookCapture(order)
    bookExchange(ledger, order, { cartId: 'cart', give: 'Large', get: 'Small' })
    const [exchange] = order.exchanges
    if (!exchange) throw new Error('there is no exchange')
    exchange.delivery = 500
    expect(countReturnable(order)).toEqual({ Large: 1 })
    bookConfirmation(ledger, order, exchange)
    expect([toPay(order), toPayBack(order), listStock()]).toEqual([0, 1500, [4, 3]])
    bookSettlement(ledger, order, exchange)
    expect([toPayBack(order), toPaymentState(order), listStock()]).toEqual([0, 'partly-refunded', [4, 4]])
    expect(countReturnable(order)).toEqual({ Large: 1 })
  })

  it('gives back what was paid for an exchange that is undone', () => {
    const order = buy({ Small: 2 })
    send(order)
    bookCapture(order)
    bookExchange(ledger, order, { cartId: 'cart', give: 'Small', get: 'Large' })
    const [exchange] = order.exchanges
    if (!exchange) throw new Error('there is no exchange')
    bookConfirmation(ledger, order, exchange)
    expect(toPay(order)).toBe(2000)
    bookCapture(order)
    bookUndoing(ledger, order, exchange)
    expect([toPay(order), listRefunds(order), toGivable(order), toPaymentState(order), listStock()]).toEqual([
      0,
      [2000],
      2500,
      'paid',
      [3, 5],
    ])
  })
})
