import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { checkAddress } from './address-check'
import { addressFields, type AddressStepValues } from './address-values'

const europe = ['at', 'de', 'fr', 'it', 'nl']

function values(shipping: object = {}, rest: Partial<AddressStepValues> = {}): AddressStepValues {
  const empty = emptyAddress
  const whole = { firstName: 'Ada', lastName: 'Huber', address1: 'Ring 1', postalCode: '1010', city: 'Wien' }
  return {
    email: 'ada@example.org',
    shipping: { ...empty, ...whole, countryCode: 'at', ...shipping },
    billingIs: 'same',
    billing: empty,
    ...rest,
  }
}

function rulesOf(checked: ReturnType<typeof checkAddress>): Record<string, string> {
  return checked.ok ? {} : Object.fromEntries(checked.issues.map(({ name, rule }) => [name, rule]))
}

describe('checkAddress', () => {
  it('takes a whole address and writes the e-mail in lower case', () => {
    const checked = checkAddress(values({}, { email: ' Ada@Example.ORG ' }), europe)
    expect(checked).toMatchObject({ ok: true, address: { email: 'ada@example.org', shipping: { city: 'Wien' } } })
  })

  it('names every missing field once, in the order of the form', () => {
    const empty = emptyAddress
    const checked = checkAddress({ email: '', shipping: empty, billingIs: 'same', billing: empty }, ['de'])
    expect(checked.ok ? [] : checked.issues.map(({ name, rule }) => `${name} ${rule}`)).toEqual([
      'email required',
      'shipping.firstName required',
      'shipping.lastName required',
      'shipping.address1 required',
      'shipping.postalCode required',
      'shipping.city required',
      'shipping.countryCode required',
    ])
  })

  it('asks a Japanese reader for the family name first', () => {
    const checked = checkAddress(values({ firstName: '', lastName: '' }), ['at'], true, 'ja')
    expect(Object.keys(rulesOf(checked))).toEqual(['shipping.lastName', 'shipping.firstName'])
  })

  it('holds the postcode to the chosen country, not to its neighbours', () => {
    expect(rulesOf(checkAddress(values({ postalCode: '10115' }), europe))).toEqual({ 'shipping.postalCode': 'pattern' })
    expect(checkAddress(values({ postalCode: '10115', countryCode: 'de' }), europe).ok).toBe(true)
    expect(checkAddress(values({ postalCode: '1012js', countryCode: 'nl' }), europe).ok).toBe(true)
  })

  it('refuses a postcode of 5,000 characters for its length', () => {
    const checked = checkAddress(values({ postalCode: '1'.repeat(5000) }), europe)
    expect(checked).toEqual({ ok: false, issues: [{ name: 'shipping.postalCode', rule: 'maxlength', limit: 12 }] })
  })

  it('takes no links, and for a name nothing that a mail program would make one of', () => {
    const shipping = {
      firstName: 'Go to evil.example',
      company: 'shop.example Ltd',
      address1: 'see https://evil.example',
    }
    expect(rulesOf(checkAddress(values(shipping), europe))).toEqual({
      'shipping.firstName': 'name',
      'shipping.address1': 'link',
    })
    expect(checkAddress(values({ firstName: 'J. R. R.', lastName: "O'Neil-Smith van der Berg" }), europe).ok).toBe(true)
  })

  it('asks for the province where the country has one', () => {
    expect(rulesOf(checkAddress(values({ countryCode: 'it', postalCode: '20121' }), europe))).toEqual({
      'shipping.province': 'required',
    })
    expect(checkAddress(values({ countryCode: 'it', postalCode: '20121', province: 'MI' }), europe).ok).toBe(true)
  })

  it('knows the states of the United States', () => {
    const texas = { countryCode: 'us', postalCode: '73301' }
    expect(rulesOf(checkAddress(values({ ...texas, province: 'XX' }), ['us']))).toEqual({
      'shipping.province': 'choice',
    })
    expect(checkAddress(values({ ...texas, province: 'TX' }), ['us']).ok).toBe(true)
  })

  it('understands the province by name, and says so where it is none', () => {
    const rome = { countryCode: 'it', postalCode: '00144' }
    const checked = checkAddress(values({ ...rome, province: 'roma' }), europe)
    expect(checked).toMatchObject({ ok: true, address: { shipping: { province: 'RM' } } })
    expect(rulesOf(checkAddress(values({ ...rome, province: 'Nowhere' }), europe))).toEqual({
      'shipping.province': 'choice',
    })
  })

  it('names the missing parts of a place as the form of that country asks for them', () => {
    const checked = checkAddress(values({ countryCode: 'us', address1: '', postalCode: '', city: '' }), ['us'])
    expect(checked.ok ? [] : checked.issues.map(({ name }) => name)).toEqual([
      'shipping.address1',
      'shipping.postalCode',
      'shipping.city',
      'shipping.province',
    ])
  })

  it('needs no telephone number, and holds a given one to the country of the address', () => {
    const phone = (typed: string) => checkAddress(values({ phone: typed }), europe)
    expect(phone('0664 1234567')).toMatchObject({ ok: true, address: { shipping: { phone: '+436641234567' } } })
    expect(phone('+81 3 1234 5678').ok).toBe(true)
    for (const wrong of ['call me', '12', '+43 664 1234567890123'])
      expect(rulesOf(phone(wrong))).toEqual({ 'shipping.phone': 'pattern' })
  })

  it('holds a VAT number to its country, or to the one that it names', () => {
    const vat = (vatNumber: string, change = {}) => checkAddress(values({ vatNumber, ...change }), europe)
    expect(vat('atu 1234 5675')).toMatchObject({ ok: true, address: { shipping: { vatNumber: 'ATU12345675' } } })
    expect(vat('DE 123 456 788').ok).toBe(true)
    expect(vat('123456788', { countryCode: 'de', postalCode: '10115' }).ok).toBe(true)
    for (const wrong of ['ATU12345676', '123456788', 'none'])
      expect(rulesOf(vat(wrong))).toEqual({ 'shipping.vatNumber': 'pattern' })
    expect(rulesOf(vat('1'.repeat(500)))).toEqual({ 'shipping.vatNumber': 'maxlength' })
  })

  it('takes names and places in any writing', () => {
    for (const text of ['Łukasz', '山田 花子', 'Αθήνα', 'محمد', 'Zoë-Ann O’Neil'])
      expect(checkAddress(values({ firstName: text, address1: text, city: text }), europe).ok).toBe(true)
  })

  it('refuses a country that the region does not sell to', () => {
    expect(rulesOf(checkAddress(values({ countryCode: 'us' }), europe))).toMatchObject({
      'shipping.countryCode': 'choice',
    })
  })

  it('refuses markup, control characters and turned writing in every field', () => {
    for (const bad of ['<script>alert(1)</script>', 'a\u0000b', 'a\u0007b', 'a\u202eb']) {
      const shipping = Object.fromEntries(addressFields.map((field) => [field, bad]))
      const found = rulesOf(checkAddress(values(shipping, { email: bad }), europe))
      expect(Object.keys(found)).toEqual(['email', ...addressFields.map((field) => `shipping.${field}`)])
    }
  })

  it('ignores the second address while the bill goes to the first', () => {
    const billing = { ...emptyAddress, city: '<b>' }
    expect(checkAddress(values({}, { billing }), europe).ok).toBe(true)
    const separate = rulesOf(checkAddress(values({}, { billing, billingIs: 'separate' }), europe))
    expect(separate).toMatchObject({ 'billing.city': 'characters', 'billing.firstName': 'required' })
  })

  it('does without a postcode where people have none', () => {
    const kuwait = { countryCode: 'kw', postalCode: '', city: 'Kuwait City' }
    expect(checkAddress(values(kuwait), ['kw']).ok).toBe(true)
    expect(rulesOf(checkAddress(values({ ...kuwait, postalCode: 'x' }), ['kw']))).toEqual({
      'shipping.postalCode': 'pattern',
    })
  })
})
