import { expect, test } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { toFingerprint } from '~/once/fingerprint.server'
import { type Checkout } from './checkout.server'
import { toSeenOrder } from './review.server'

function makeCheckout(deliveryNote: string): Checkout {
  const address = { ...emptyAddress, address1: 'Ring 1', city: 'Wien', countryCode: 'at', deliveryNote }
  return {
    cart: { id: 'cart_1', items: [] },
    view: { lines: [], totals: { total: 3900 }, codes: [], currency: 'eur' },
    address: { email: 'ada@example.org', shipping: address, billingIs: 'same', billing: address },
    parcels: [],
    payment: null,
  } as unknown as Checkout
}

test('an order without a note is the one that pages showed before there were notes', () => {
  const { deliveryNote: _, ...before } = { ...emptyAddress, address1: 'Ring 1', city: 'Wien', countryCode: 'at' }
  const addresses = { email: 'ada@example.org', shipping: before, billingIs: 'same', billing: before }
  const shown = [[], [], addresses, undefined, { total: 3900 }, [], 'eur']
  expect(toSeenOrder(makeCheckout('')).mark).toBe(toFingerprint(shown))
  expect(toSeenOrder(makeCheckout('Ring twice')).mark).not.toBe(toFingerprint(shown))
})
