import { describe, expect, it } from 'vitest'
import { toPostalAddress } from '../orders/postal-address'
import { readAddressForm, toAddressInput, toGiven } from './address-values'

describe('readAddressForm', () => {
  it('keeps every field as it was typed, and knows no file or unknown field', () => {
    const form = new FormData()
    form.set('email', ' Ada@Example.org ')
    form.set('shipping.city', '  <b>Wien ')
    form.set('shipping.company', new File(['x'], 'x.txt'))
    form.set('shipping.admin', 'yes')
    const values = readAddressForm(form)
    expect(values.email).toBe(' Ada@Example.org ')
    expect(values.shipping).toEqual({ ...toPostalAddress(null), city: '  <b>Wien ' })
    expect(values.billingIs).toBe('same')
  })
})

describe('toGiven', () => {
  it('leaves out what is empty and the space around the rest', () => {
    expect(toGiven({ ...toPostalAddress(null), city: ' Wien ', phone: '  ' })).toEqual({ city: 'Wien' })
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
    })
  })

  it('writes postcodes and the codes of provinces in capitals, names as they are', () => {
    expect(toAddressInput({ countryCode: 'gb', postalCode: 'sw1a 1aa' }).postal_code).toBe('SW1A 1AA')
    expect(toAddressInput({ countryCode: 'it', province: 'mi' }).province).toBe('MI')
    expect(toAddressInput({ countryCode: 'jp', province: 'Tokyo' }).province).toBe('Tokyo')
  })

  it('forgets the province of a country that was chosen before', () => {
    expect(toAddressInput({ countryCode: 'de', province: 'MI' }).province).toBe('')
  })
})
