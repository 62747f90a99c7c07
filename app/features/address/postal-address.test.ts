import { describe, expect, it } from 'vitest'
import { isSameAddress, type PostalAddress, toPostalAddress } from './postal-address'

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

describe('toPostalAddress', () => {
  it('reads a missing address as an empty one', () => {
    expect(Object.values(toPostalAddress(null)).every((value) => value === '')).toBe(true)
  })

  it('keeps what Medusa has and writes the country in lower case', () => {
    const address = toPostalAddress({ first_name: 'Ada', city: 'Wien', country_code: 'AT', company: null })
    expect(address).toMatchObject({ firstName: 'Ada', city: 'Wien', countryCode: 'at', company: '' })
  })
})

describe('the VAT number', () => {
  it('is read from the metadata, where anybody may have written anything', () => {
    expect(toPostalAddress({ metadata: { vat_number: 'ATU12345675' } }).vatNumber).toBe('ATU12345675')
    for (const metadata of [null, {}, { vat_number: 7 }, { vat_number: null }]) {
      expect(toPostalAddress({ metadata } as Parameters<typeof toPostalAddress>[0]).vatNumber).toBe('')
    }
  })
})

describe('isSameAddress', () => {
  it('notices one different field', () => {
    expect(isSameAddress(vienna, { ...vienna })).toBe(true)
    expect(isSameAddress(vienna, { ...vienna, phone: '1' })).toBe(false)
    expect(isSameAddress(vienna, { ...vienna, vatNumber: 'ATU12345675' })).toBe(false)
  })
})
