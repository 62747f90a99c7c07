import { describe, expect, it } from 'vitest'
import { isSameAddress, type PostalAddress, toAddressLines, toPostalAddress } from './postal-address'

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

describe('toAddressLines', () => {
  it('puts the postcode before the city on the continent and leaves out what is empty', () => {
    expect(toAddressLines(vienna, 'Österreich')).toEqual(['Ada Huber', 'Ring 1', '1010 Wien', 'Österreich'])
  })

  it('writes city, state and ZIP code in one line for the United States', () => {
    const austin = { ...vienna, city: 'Austin', province: 'TX', postalCode: '73301', countryCode: 'us' }
    expect(toAddressLines(austin, 'United States')).toContain('Austin, TX 73301')
  })

  it('gives the British postcode a line of its own', () => {
    const bath = { ...vienna, company: 'Acme', city: 'Bath', postalCode: 'BA1 1AA', countryCode: 'gb' }
    expect(toAddressLines(bath, 'UK')).toEqual(['Ada Huber', 'Acme', 'Ring 1', 'Bath', 'BA1 1AA', 'UK'])
  })

  it('names the Italian province after the city', () => {
    const milan = { ...vienna, city: 'Milano', province: 'MI', postalCode: '20121', countryCode: 'it' }
    expect(toAddressLines(milan, 'Italia')).toContain('20121 Milano MI')
  })
})

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
