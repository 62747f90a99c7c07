import { describe, expect, it } from 'vitest'
import { isSameAddress, type PostalAddress, toPostalAddress } from './postal-address'

const vienna: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Huber',
  company: '',
  address1: 'Ring 1',
  address2: '',
  postalCode: '1010',
  city: 'Wien',
  province: '',
  countryCode: 'at',
  phone: '',
}

describe('toPostalAddress', () => {
  it('reads a missing address as an empty one', () => {
    expect(Object.values(toPostalAddress(null)).every((value) => value === '')).toBe(true)
  })

  it('keeps what Medusa has and writes the country in lower case', () => {
    const address = toPostalAddress({ first_name: 'Ada', city: 'Wien', country_code: 'AT', company: null })
    expect(address).toMatchObject({ firstName: 'Ada', city: 'Wien', countryCode: 'at', company: '' })
  })
})

describe('isSameAddress', () => {
  it('notices one different field', () => {
    expect(isSameAddress(vienna, { ...vienna })).toBe(true)
    expect(isSameAddress(vienna, { ...vienna, phone: '1' })).toBe(false)
  })
})
