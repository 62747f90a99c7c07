import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { readAddressForm, toGiven, toWholeAddress } from './address-values'

describe('readAddressForm', () => {
  it('keeps every field as it was typed, and knows no file or unknown field', () => {
    const form = new FormData()
    form.set('email', ' Ada@Example.org ')
    form.set('shipping.city', '  <b>Wien ')
    form.set('shipping.company', new File(['x'], 'x.txt'))
    form.set('shipping.admin', 'yes')
    const values = readAddressForm(form)
    expect(values.email).toBe(' Ada@Example.org ')
    expect(values.shipping).toEqual({ ...emptyAddress, city: '  <b>Wien ' })
    expect(values.billingIs).toBe('same')
  })
})

describe('a VAT number', () => {
  function read(fields: Record<string, string>) {
    const { shipping, billing } = readAddressForm(new URLSearchParams(fields))
    return [shipping.vatNumber, billing.vatNumber]
  }

  it('that was typed for the delivery goes with a bill of its own, unless that names another', () => {
    const delivery = { 'shipping.vatNumber': 'ATU12345675' }
    expect(read(delivery)).toEqual(['ATU12345675', ''])
    expect(read({ ...delivery, billingIs: 'separate' })).toEqual(['', 'ATU12345675'])
    expect(read({ ...delivery, billingIs: 'separate', 'billing.vatNumber': 'DE123456788' })).toEqual([
      '',
      'DE123456788',
    ])
    expect(read({ ...delivery, billingIs: 'separate', chosenAddress: 'addr_1' })).toEqual(['ATU12345675', ''])
  })
})

describe('toGiven', () => {
  it('leaves out what is empty and the space around the rest', () => {
    expect(toGiven({ ...emptyAddress, city: ' Wien ', phone: '  ' })).toEqual({ city: 'Wien' })
  })

  const give = (countryCode: string, typed: object) => toGiven({ ...emptyAddress, countryCode, ...typed })

  it('writes postcodes, provinces and telephone numbers in their one spelling', () => {
    expect(give('gb', { postalCode: 'sw1a 1aa' }).postalCode).toBe('SW1A 1AA')
    expect(give('kw', { postalCode: '١٣٠٠١' }).postalCode).toBe('13001')
    expect(give('jp', { postalCode: '１００－０００１', province: '東京都' })).toMatchObject({
      postalCode: '100-0001',
      province: 'Tokyo',
    })
    expect(give('it', { province: 'milano' }).province).toBe('MI')
    expect(give('at', { phone: '0664 1234567' }).phone).toBe('+436641234567')
    expect(give('at', { vatNumber: ' u 1234 5675' }).vatNumber).toBe('ATU12345675')
  })

  it('leaves what is wrong as it was typed, so that it can be told', () => {
    const wrong = { postalCode: 'X', province: 'Nowhere', phone: 'call me', vatNumber: 'IT 1' }
    expect(give('it', wrong)).toEqual({ countryCode: 'it', ...wrong })
  })

  it('forgets what the country has no place for, such as the province of one that was chosen before', () => {
    expect(give('de', { province: 'MI', city: 'Berlin' })).toEqual({ countryCode: 'de', city: 'Berlin' })
    expect(give('us', { vatNumber: 'ATU12345675' })).toEqual({ countryCode: 'us' })
    expect(give('ae', { postalCode: '1', city: 'Dubai', province: 'Dubai' })).toEqual({
      countryCode: 'ae',
      province: 'Dubai',
    })
  })
})

describe('toWholeAddress', () => {
  it('has every field', () => {
    expect(toWholeAddress({ countryCode: 'at', city: 'Wien' })).toEqual({
      ...emptyAddress,
      countryCode: 'at',
      city: 'Wien',
    })
  })
})
