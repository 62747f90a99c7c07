// @ts-nocheck
import { toFullName } from '@vitrine/shared/person-name'
import formats from './address-formats.json'
// as addresses hold them, in Latin letters, with what their country writes
import provinces from './address-provinces.json'
import { toPlainText } from './plain-name'

/**
 * How addresses are written, by country, in the letters of Google's libaddressinput; as the shop has it, whose tests
 * compare the two.
 */
const local = toCountries(formats.local)
const latin = toCountries(formats.latin)
const usual = '%N%n%O%n%A%n%C'

// Their own writing has the family name first.
const familyNameFirst = new Set(['cn', 'hk', 'jp', 'kr', 'mo', 'tw'])

function toCountries(byFormat) {
  return new Map(
    Object.entries(byFormat).flatMap(([format, countries]) => countries.split(' ').map((one) => [one, format])),
  )
}

/**
 * The lines of an address label as the country of the address writes them: in the country's own order where the address
 * is in its own writing, in the order for Latin letters otherwise.
 * @param {object} address Medusa's
 * @param {string} language that the country is named in
 * @returns {string[]}
 */
export function toAddressLines(address, language) {
  const country = (address.country_code ?? '').toLowerCase()
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(`${address.address_1 ?? ''}${address.city ?? ''}`)
  const format = (isLatin && latin.get(country)) || local.get(country) || usual
  const province = isLatin ? undefined : provinces[country]?.[address.province]
  const parts = toParts({ ...address, ...(province && { province }) }, !isLatin && familyNameFirst.has(country))
  const lines = format.split('%n').flatMap((line) => toLine(line, parts).split('\n'))
  return [...lines, toCountryName(country, language)].filter(Boolean)
}

function toParts(address, isFamilyFirst) {
  const [given, family] = [toPlainText(address.first_name), toPlainText(address.last_name)]
  return {
    N: isFamilyFirst ? [family, given].filter(Boolean).join(' ') : toFullName(given, family),
    O: toPlainText(address.company),
    A: [address.address_1, address.address_2].map(toPlainText).filter(Boolean).join('\n'),
    C: toPlainText(address.city),
    S: toPlainText(address.province),
    Z: toPlainText(address.postal_code),
  }
}

// What stands between two parts is left out with either of them, what stands before one with that one.
function toLine(format, parts) {
  let line = ''
  let between = ''
  let isFirst = true
  for (const [token] of format.matchAll(/%[A-Z]|[^%]+/g)) {
    if (!token.startsWith('%')) {
      between = token
      continue
    }
    const part = parts[token.slice(1)]
    if (part) line += (line || isFirst ? between : '') + part
    if (part || isFirst) between = ''
    isFirst = false
  }
  return line
}

function toCountryName(country, language) {
  if (!/^[a-z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country.toUpperCase())
}
