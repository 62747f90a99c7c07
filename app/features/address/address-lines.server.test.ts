import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { type PostalAddress } from '~/commerce/shop/address'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { toAddressLines, toLocalAddressLines } from './address-lines.server'

function lines(countryCode: string, place: Partial<PostalAddress>): string[] {
  const person = { firstName: 'Ada', lastName: 'Huber', address1: 'Ring 1' }
  return toAddressLines({ ...emptyAddress, ...person, ...place, countryCode }, countryCode.toUpperCase())
}

describe('toAddressLines', () => {
  it('puts the postcode before the city on the continent and leaves out what is empty', () => {
    expect(lines('at', { city: 'Wien', postalCode: '1010' })).toEqual(['Ada Huber', 'Ring 1', '1010 Wien', 'AT'])
  })

  it.each([
    ['us', { city: 'Austin', province: 'TX', postalCode: '73301' }, ['Austin, TX 73301']],
    ['us', { city: 'Austin', postalCode: '73301' }, ['Austin 73301']],
    ['us', { province: 'TX', postalCode: '73301' }, ['TX 73301']],
    ['ca', { city: 'Ottawa', province: 'ON', postalCode: 'K1A 0B1' }, ['Ottawa ON K1A 0B1']],
    ['gb', { city: 'Bath', postalCode: 'BA1 1AA' }, ['Bath', 'BA1 1AA']],
    ['it', { city: 'Milano', province: 'MI', postalCode: '20121' }, ['20121 Milano MI']],
    ['ch', { city: 'Bern', postalCode: '3000' }, ['CH-3000 Bern']],
    ['ch', { city: 'Bern' }, ['Bern']],
    ['kw', { city: 'Salmiya' }, ['Salmiya']],
    ['ae', { province: 'Dubai' }, ['Dubai']],
    ['zz', { city: 'Nowhere' }, ['Nowhere']],
  ] as const)('writes the place of an address in %s as %j', (country, place, expected) => {
    expect(lines(country, place)).toEqual(['Ada Huber', 'Ring 1', ...expected, country.toUpperCase()])
  })

  it('has a line for the company and for what is beside the street', () => {
    const gate = { company: 'Acme', address2: 'Gate 2', city: 'Berlin', postalCode: '10115' }
    expect(lines('de', gate)).toEqual(['Ada Huber', 'Acme', 'Ring 1', 'Gate 2', '10115 Berlin', 'DE'])
  })

  it('turns the order round where a Japanese address is in Japanese writing', () => {
    const chiyoda = { city: 'Chiyoda-ku', province: 'Tokyo', postalCode: '100-0001' }
    expect(lines('jp', chiyoda)).toEqual(['Ada Huber', 'Ring 1', 'Chiyoda-ku, Tokyo', '100-0001', 'JP'])
    const native = {
      ...chiyoda,
      lastName: '山田',
      firstName: '花子',
      city: '千代田区',
      address1: '1-1',
    }
    expect(lines('jp', native)).toEqual(['〒100-0001', '東京都千代田区', '1-1', '山田 花子', 'JP'])
    expect(lines('jp', { ...native, province: '東京都' })).toContain('東京都千代田区')
  })

  it('has the family name first where the name is written so, wherever it is sent', () => {
    const place = { city: 'Berlin', postalCode: '10115', lastName: '山田', firstName: '花子' }
    expect(lines('de', place)).toEqual(['山田 花子', 'Ring 1', '10115 Berlin', 'DE'])
  })

  it('writes the province as the rest of the address, where the country has such a name for it', () => {
    expect(lines('ae', { address1: 'شارع الوصل', province: 'Dubai' })).toContain('دبي')
    expect(lines('us', { address1: 'شارع', city: 'أوستن', province: 'TX', postalCode: '73301' })).toContain(
      'أوستن, TX 73301',
    )
  })
})

describe('toLocalAddressLines', () => {
  const label = (language: 'en' | 'de', countryCode: string, vatNumber: string) => {
    const ctx = { locale: toLocale(language, 'at'), t: toTranslate(language) }
    return toLocalAddressLines({ ...emptyAddress, firstName: 'Ada', countryCode, vatNumber }, ctx)
  }

  it('has the VAT number last, by the name that its own country has for it', () => {
    expect(label('de', 'at', 'ATU12345675')).toEqual(['Ada', 'Österreich', 'USt-IdNr. ATU12345675'])
    expect(label('en', 'at', 'CHE123456789')).toEqual(['Ada', 'Austria', 'UID CHE123456789'])
    expect(label('en', 'at', 'whatever')).toEqual(['Ada', 'Austria', 'Tax number whatever'])
    expect(label('en', 'at', '')).toEqual(['Ada', 'Austria'])
  })
})
