import { describe, expect, it } from 'vitest'
import { type PostalAddress } from '~/commerce/shop/address'
import { isSameAddress } from './postal-address'

const vienna: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Huber',
  company: '',
  vatNumber: '',
  address1: 'Ring 1',
  address2: '',
  postalCode: '1010',
  city: 'Wien',
  province: '',
  countryCode: 'at',
  phone: '',
  deliveryNote: '',
}

describe('isSameAddress', () => {
  it('notices one different field', () => {
    expect(isSameAddress(vienna, { ...vienna })).toBe(true)
    expect(isSameAddress(vienna, { ...vienna, phone: '1' })).toBe(false)
    expect(isSameAddress(vienna, { ...vienna, vatNumber: 'ATU12345675' })).toBe(false)
  })
})
