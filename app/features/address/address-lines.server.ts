import { isInLatin, toCountryName, toLabelLines } from '@vitrine/shared/address-label'
import { type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { findSubdivision, getAddressFormat } from './country-formats.server'
import { formatPhone } from './phone.server'
import { readTaxNumber } from './tax-number'

/** The lines of an address label, see `toLabelLines`. @param countryName the country in the page's language */
export function toAddressLines(address: PostalAddress, countryName: string): string[] {
  const { countryCode } = address
  const { local, latin } = getAddressFormat(countryCode)
  const toLocalProvince = (province: string) => findLocalProvince(province, countryCode)
  return toLabelLines(address, { local, latin, name: countryName, toLocalProvince })
}

function findLocalProvince(province: string, country: string): string {
  const local = findSubdivision(country, province)?.local ?? province
  return isInLatin(local) ? province : local
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
  const word = readTaxNumber(vatNumber, code)?.word ?? 'taxNumber'
  return [
    ...toAddressLines(address, toCountryName(code, toFormatTag(locale))),
    ...(phone ? [formatPhone(phone, code)] : []),
    ...(vatNumber ? [`${t(`checkout:fields.${word}`)} ${vatNumber}`] : []),
    ...(deliveryNote ? [`${t('checkout:fields.deliveryNote')}${t('common:punctuation.colon')}${deliveryNote}`] : []),
  ]
}
