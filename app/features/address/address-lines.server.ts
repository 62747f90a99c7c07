import { type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { toFullName } from '@vitrine/shared/person-name'
import { findSubdivision, getAddressFormat } from './address-format.server'
import { formatPhone } from './phone.server'
import { readTaxNumber } from './tax-number'

// Their own writing has the family name first.
const familyNameFirst = new Set(['cn', 'hk', 'jp', 'kr', 'mo', 'tw'])

/**
 * The lines of an address label as the country of the address writes them: in the country's own order where the address
 * is in its own writing, in the order for Latin letters otherwise.
 * @param countryName the country in the page's language
 */
export function toAddressLines(address: PostalAddress, countryName: string): string[] {
  const { firstName, lastName, company, address1, address2, postalCode, city, province, countryCode } = address
  const { local, latin } = getAddressFormat(countryCode)
  const isLatin = isInLatin(address1 + city)
  const isFamilyFirst = !isLatin && familyNameFirst.has(countryCode)
  const parts: Record<string, string> = {
    N: isFamilyFirst ? [lastName, firstName].filter(Boolean).join(' ') : toFullName(firstName, lastName),
    O: company,
    A: [address1, address2].filter(Boolean).join('\n'),
    C: city,
    S: isLatin ? province : toLocalProvince(province, countryCode),
    Z: postalCode,
  }
  const lines = (isLatin ? latin : local).split('%n').flatMap((line) => toLine(line, parts).split('\n'))
  return [...lines, countryName].filter(Boolean)
}

function isInLatin(text: string): boolean {
  return !/[^\p{Script=Latin}\P{L}]/u.test(text)
}

// Addresses hold the name in Latin letters, whatever the rest of them is written in.
function toLocalProvince(province: string, country: string): string {
  const local = findSubdivision(country, province)?.local ?? province
  return isInLatin(local) ? province : local
}

// What stands between two parts is left out with either of them, what stands before one with that one.
function toLine(format: string, parts: Record<string, string>): string {
  let line = ''
  let between = ''
  let isFirst = true
  for (const [token] of format.matchAll(/%[A-Z]|[^%]+/g)) {
    if (!token.startsWith('%')) {
      between = token
      continue
    }
    const part = parts[token.slice(1)] ?? ''
    if (part) line += (line || isFirst ? between : '') + part
    if (part || isFirst) between = ''
    isFirst = false
  }
  return line
}

/**
 * The same with the country's name in the language of the page, and behind it the telephone number, the VAT number
 * under the name that its country has for it, and the note for the delivery.
 */
export function toLocalAddressLines(
  address: PostalAddress,
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
): string[] {
  const { countryCode: code, phone, vatNumber, deliveryNote } = address
  const names = new Intl.DisplayNames([toFormatTag(locale), 'en'], { type: 'region' })
  const countryName = /^[a-z]{2}$/.test(code) ? (names.of(code.toUpperCase()) ?? code) : code
  const word = readTaxNumber(vatNumber, code)?.word ?? 'taxNumber'
  return [
    ...toAddressLines(address, countryName),
    ...(phone ? [formatPhone(phone, code)] : []),
    ...(vatNumber ? [`${t(`checkout:fields.${word}`)} ${vatNumber}`] : []),
    ...(deliveryNote ? [`${t('checkout:fields.deliveryNote')}${t('common:punctuation.colon')}${deliveryNote}`] : []),
  ]
}
