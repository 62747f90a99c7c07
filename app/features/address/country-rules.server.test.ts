import { describe, expect, it } from 'vitest'
import { type Language } from '~/i18n/languages'
import { findForeignProvince, findProvince, isPostalCode, toAddressRules } from './country-rules.server'

describe('toAddressRules', () => {
  it.each([
    ['at', 'street postalCode city'],
    ['us', 'street postalCode city province'],
    ['ca', 'street city province postalCode'],
    ['gb', 'street city postalCode'],
    ['jp', 'postalCode province city street'],
    ['ae', 'street province'],
    ['qa', 'street city'],
  ])('asks for the parts of an address in %s in this order: %s', (country, order) => {
    expect(toAddressRules(country).order.join(' ')).toBe(order)
  })

  it.each([
    ['us', 'city', 'zipCode', 'state'],
    ['ca', 'city', 'postalCode', 'province'],
    ['gb', 'postTown', 'postalCode', undefined],
    ['ie', 'city', 'eircode', 'county'],
    ['in', 'city', 'pin', 'state'],
    ['au', 'suburb', 'postalCode', 'state'],
    ['jp', 'city', 'postalCode', 'prefecture'],
    ['ae', undefined, undefined, 'emirate'],
    ['kr', 'city', 'postalCode', 'doSi'],
  ])('uses the words of %s', (country, city, postalCode, province) => {
    const rules = toAddressRules(country)
    expect([rules.city?.word, rules.postalCode?.word, rules.province?.word]).toEqual([city, postalCode, province])
  })

  it('needs a postcode where people have one, and not in Kuwait', () => {
    const needed = ['at', 'ca', 'de', 'gb', 'jp', 'nl', 'us'].map((code) => toAddressRules(code).postalCode?.required)
    expect(needed).toEqual(needed.map(() => true))
    expect(toAddressRules('kw').postalCode).toMatchObject({ required: false, isNumeric: true })
    expect(toAddressRules('hk').postalCode).toBeNull()
  })

  it('asks for digits alone where they are enough, though the postcode may be written longer', () => {
    const numeric = (code: string) => toAddressRules(code).postalCode?.isNumeric
    expect(['us', 'de', 'jp', 'cz', 'fr'].map(numeric)).toEqual([true, true, true, true, true])
    expect(['gb', 'nl', 'ca', 'pl', 'ie', 'ar'].map(numeric)).toEqual([false, false, false, false, false, false])
  })

  it('has the provinces of a country as its addresses hold them', () => {
    const first = (code: string) => toAddressRules(code).province?.options[0]
    expect(first('us')).toEqual({ code: 'AL', name: 'Alabama' })
    expect(first('ca')).toEqual({ code: 'AB', name: 'Alberta' })
    expect(first('jp')).toEqual({ code: 'Aichi', name: 'Aichi (愛知県)' })
    expect(first('es')).toEqual({ code: 'Álava', name: 'Álava' })
  })

  it('calls them as readers of the page’s language do, in their alphabet or in the order of the country', () => {
    const names = (country: string, language: Language) =>
      toAddressRules(country, language).province?.options.map(({ name }) => name)
    expect(names('jp', 'ja')?.slice(0, 2)).toEqual(['北海道', '青森県'])
    expect(names('jp', 'en')?.slice(0, 2)).toEqual(['Aichi (愛知県)', 'Akita (秋田県)'])
    expect(names('ae', 'ar')).toContain('دبي')
    expect(names('ca', 'fr')).toContain('Colombie-Britannique')
  })

  it('is the usual one for what is no country', () => {
    for (const code of ['', 'zz', '../x', 'lite']) expect(toAddressRules(code).order).toEqual(['street', 'city'])
  })
})

describe('isPostalCode', () => {
  it.each([
    ['at', '1010', '10101'],
    ['de', '10115', '1010'],
    ['gb', 'sw1a 1aa', 'SW1A'],
    ['ca', 'K1A0B1', 'K1A 0O1'],
    ['nl', '1012js', '0012 JS'],
    ['jp', '1000001', '10-00001'],
    ['us', '73301-1234', '7330'],
    ['ie', 'D02 X285', 'D02X28'],
    ['se', '111 20', '1112'],
    ['pt', '1100-148', '1100148x'],
  ])('knows those of %s', (country, right, wrong) => {
    expect([isPostalCode(country, right), isPostalCode(country, wrong)]).toEqual([true, false])
  })

  it('takes any where none is known', () => {
    expect(isPostalCode('ae', 'P.O. Box 1')).toBe(true)
  })
})

describe('findForeignProvince', () => {
  it.each([
    ['us', 'NY', '94043', 'New York'],
    ['us', 'NY', '10001', null],
    ['us', 'ny', '06390', null],
    ['us', 'TX', '88510', null],
    ['us', 'CA', '94043-1351', null],
    // they begin like those of a neighbour
    ['us', 'MO', '72643', null],
    ['jp', 'Saitama', '370-1507', null],
    ['it', 'MI', '00100', 'Milano'],
    ['it', 'MI', '20121', null],
    ['jp', 'Tokyo', '540-0001', 'Tokyo (東京都)'],
    ['de', 'Bayern', '10115', null],
    ['us', 'XX', '94043', null],
    ['us', 'NY', 'none', null],
  ])('in %s %s with %s: %s', (country, province, postalCode, foreign) => {
    expect(findForeignProvince(country, { province, postalCode }, 'en')).toBe(foreign)
  })
})

describe('findProvince', () => {
  it.each([
    ['it', 'mi', 'MI'],
    ['it', ' Milano ', 'MI'],
    ['us', 'texas', 'TX'],
    ['ca', 'colombie-britannique', 'BC'],
    ['es', 'alava', 'Álava'],
    ['jp', '東京都', 'Tokyo'],
    ['jp', 'tokyo', 'Tokyo'],
    ['ae', 'دبي', 'Dubai'],
    ['us', 'XX', null],
    ['de', 'Bayern', 'Bayern'],
  ])('in %s %s is %s', (country, typed, meant) => {
    expect(findProvince(country, typed)).toBe(meant)
  })
})
