import assert from 'node:assert/strict'
import { test } from 'vitest'

import { parseReturnAddress } from './return-address'

const address = { company: 'Shop', address_1: 'Ring 1', postal_code: '1010', city: 'Wien', country_code: 'at' }

test('an address is taken, and none is none', () => {
  assert.deepEqual(parseReturnAddress(address), address)
  assert.equal(parseReturnAddress(undefined), null)
})

test('an address is taken in the spelling of the shop too', () => {
  const shops = { company: 'Shop', address1: 'Ring 1', postalCode: '1010', city: 'Wien', countryCode: 'at' }
  assert.deepEqual(parseReturnAddress(shops), address)
})

test('what no parcel finds is refused, and the message says why', () => {
  for (const [wrong, why] of [
    ['Ring 1', /no object/],
    [{ ...address, company: ' ' }, /company or a last_name/],
    [{ ...address, address_1: undefined }, /address_1 is no text/],
    [{ ...address, address_1: '' }, /needs an address_1/],
    [{ ...address, country_code: 'Austria' }, /two letters/],
    [{ ...address, zip: '1010' }, /no field zip/],
  ] as const)
    assert.throws(() => parseReturnAddress(wrong), why)
})
