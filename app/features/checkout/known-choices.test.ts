import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { bankTransfer } from '../payment/bank-transfer'
import { manual } from '../payment/manual'
import { type KnownShopper, toKnownAddress, toKnownOptions, toKnownProvider } from './known-choices'
import { type ShippingChoice } from './parcels'

const [berlin, wien, office] = ['Berlin', 'Wien', 'Potsdam'].map((city) => ({
  ...emptyAddress,
  firstName: 'Ada',
  address1: 'Ringstraße 1',
  city,
  countryCode: city === 'Wien' ? 'at' : 'de',
})) as [typeof emptyAddress, typeof emptyAddress, typeof emptyAddress]
const addresses = [wien, berlin, office].map((address, index) => ({ id: `a${index}`, address, isDefault: false }))
const customer = { email: 'ada@example.org', addresses }

type LastOrder = NonNullable<KnownShopper['lastOrder']>

function lastOrder(order: Partial<LastOrder> = {}): LastOrder {
  return { cartId: 'c1', shippingAddress: null, billingAddress: null, shippingMethods: [], payments: [], ...order }
}

describe('toKnownAddress', () => {
  it('is the first of the account that is delivered to', () => {
    expect(toKnownAddress({ customer, lastOrder: null }, ['de'])).toMatchObject({ shipping: berlin, billingIs: 'same' })
    expect(toKnownAddress({ customer, lastOrder: null }, ['jp'])).toBeNull()
    expect(toKnownAddress({ customer: { ...customer, addresses: [] }, lastOrder: null }, ['de'])).toBeNull()
  })

  it('is where the last order went, and billed where that was', () => {
    const order = lastOrder({ shippingAddress: office, billingAddress: wien })
    expect(toKnownAddress({ customer, lastOrder: order }, ['de'])).toEqual({
      shipping: office,
      billing: wien,
      billingIs: 'separate',
    })
    const same = lastOrder({ shippingAddress: office, billingAddress: office })
    expect(toKnownAddress({ customer, lastOrder: same }, ['de'])).toMatchObject({ shipping: office, billingIs: 'same' })
  })

  it('is no address that the account has no more', () => {
    const order = lastOrder({ shippingAddress: { ...office, address1: 'Weg 2' }, billingAddress: wien })
    expect(toKnownAddress({ customer, lastOrder: order }, ['de'])).toMatchObject({
      shipping: berlin,
      billingIs: 'same',
    })
  })
})

function choice(id: string): ShippingChoice {
  return { id, name: id, amount: 500, days: null }
}

const parcel = { contents: [], choices: [choice('post'), choice('express')], chosen: null }

describe('toKnownOptions', () => {
  it('keeps what is chosen, takes what was used last, and else the cheapest', () => {
    const option = { id: 'express', name: 'Express', metadata: null }
    const used = lastOrder({ shippingMethods: [{ subtotal: 0, total: 0, days: null, promised: null, option }] })
    expect(toKnownOptions([parcel], { lastOrder: null })).toEqual(['post'])
    expect(toKnownOptions([parcel], { lastOrder: used })).toEqual(['express'])
    expect(toKnownOptions([{ ...parcel, chosen: choice('post') }], { lastOrder: used })).toEqual(['post'])
    expect(toKnownOptions([{ ...parcel, choices: [] }], { lastOrder: used })).toEqual([null])
  })
})

describe('toKnownProvider', () => {
  const payment = {
    provider: bankTransfer.id,
    amount: 1,
    refunded: 0,
    createdAt: '',
    capturedAt: null,
    cancelledAt: null,
    cartId: 'c1',
    exchangeId: null,
  }

  it('is how the last order was paid, or the only way', () => {
    const paid = lastOrder({ payments: [payment] })
    expect(toKnownProvider([manual, bankTransfer], { lastOrder: paid })).toBe(bankTransfer)
    expect(toKnownProvider([manual], { lastOrder: paid })).toBe(manual)
    expect(toKnownProvider([manual], { lastOrder: null })).toBe(manual)
  })

  it('is none where several could be meant', () => {
    const changed = lastOrder({ payments: [{ ...payment, cartId: null }] })
    for (const order of [null, changed])
      expect(toKnownProvider([manual, bankTransfer], { lastOrder: order })).toBeNull()
    expect(toKnownProvider([], { lastOrder: null })).toBeNull()
  })
})
