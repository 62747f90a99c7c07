import { describe, expect, it } from 'vitest'
import { toAddressInput, toPostalAddress } from './address'

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

describe('toAddressInput', () => {
  it('sends every field, since Medusa keeps the old value of one that is missing', () => {
    expect(toAddressInput({ countryCode: 'at', city: 'Wien' })).toEqual({
      first_name: '',
      last_name: '',
      company: '',
      address_1: '',
      address_2: '',
      postal_code: '',
      city: 'Wien',
      province: '',
      country_code: 'at',
      phone: '',
      metadata: {},
    })
  })

  it('keeps a VAT number and a note for the delivery in the metadata, which is emptied without them', () => {
    const { metadata } = toAddressInput({ countryCode: 'at', vatNumber: 'ATU12345675' })
    expect(metadata).toEqual({ vat_number: 'ATU12345675' })
    expect(toAddressInput({ countryCode: 'at', deliveryNote: 'Ring twice' }).metadata).toEqual({
      delivery_note: 'Ring twice',
    })
    expect(toAddressInput({ countryCode: 'at' }).metadata).toEqual({})
  })
})
