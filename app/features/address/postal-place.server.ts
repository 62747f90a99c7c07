import { isInLatin } from '@vitrine/shared/address-label'
import { type z } from 'zod'
import { type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { type Refused } from '~/forms/form-answer'
import { formatList } from '~/i18n/format-list'
import { type Language } from '~/i18n/languages'
import { toLatinTyping } from '~/i18n/latin-typing'
import { toFormatTag } from '~/i18n/locales'
import { type AddressPart } from './address-rules'
import { getAddressFormat } from './country-formats.server'
import { findProvince, isPostalCode, listProvincesOf, toAddressRules } from './country-rules.server'
import { type placeCallSchema } from './place-call.schema'
import { placedDigits, type PostalPlace } from './placed-postcodes'
import { listPlaces } from './postcode-table.server'

/**
 * Where a postcode is, in whichever digits it is typed.
 * @param country ISO 3166-1 alpha-2, lower case
 * @param language of the reader: a town whose name is known in the country's own writing alone is left out for all others
 * @returns null where nothing is known
 */
export function findPostalPlace(country: string, typed: string, language: Language): PostalPlace | null {
  const postalCode = toLatinTyping(typed).trim()
  if (!Object.hasOwn(placedDigits, country) || !isPostalCode(country, postalCode)) return null
  const province = toOnly(listProvincesOf(country, postalCode))
  const city = toOnly(listPlaces(country, postalCode).map((place) => place.city)) ?? ''
  const isReadable = isInLatin(city) || getAddressFormat(country).lang === language
  return province ? { province: findProvince(country, province) ?? '', city: isReadable ? city : '' } : null
}

/**
 * The same for a form whose postcode is being typed.
 * @throws TooManyError where this network asks too often
 */
export async function askForPlace(
  ctx: RequestContext,
  { country, postalCode }: z.infer<typeof placeCallSchema>,
): Promise<PostalPlace | null> {
  await ctx.limits.count('postcode')
  return findPostalPlace(country, postalCode, ctx.locale.language)
}

function toOnly(names: readonly string[]): string | undefined {
  const [only, ...others] = new Set(names)
  return others.length === 0 ? only : undefined
}

/**
 * An address with town and province from its postcode where they were left empty. A town whose province is another one than was
 * typed is nobody's.
 * @returns what was filled in too, as the reader calls it, in the order of the country; empty where nothing was
 */
export function fillInPlace(
  address: PostalAddress,
  language: Language,
): { address: PostalAddress; filledIn: string[] } {
  const { countryCode, postalCode } = address
  const [city, province] = [address.city.trim(), address.province.trim()]
  const place = city && province ? null : findPostalPlace(countryCode, postalCode, language)
  const isElsewhere = province !== '' && findProvince(countryCode, province) !== place?.province
  const filled: Partial<PostalPlace> = {
    ...(place?.city && !city && !isElsewhere && { city: place.city }),
    ...(place && !province && { province: place.province }),
  }
  const { order, province: provinces } = toAddressRules(countryCode, language)
  const names: Partial<Record<AddressPart, string>> = {
    city: filled.city,
    province: provinces?.options.find(({ code }) => code === filled.province)?.name,
  }
  return { address: { ...address, ...filled }, filledIn: order.flatMap((part) => names[part] ?? []) }
}

/** Says which parts of a place were filled in and are to be looked at; undefined where none were. */
export function toFilledInNote({ t, locale }: RequestContext, filledIn: readonly string[]): Refused['said'] {
  if (filledIn.length === 0) return undefined
  const places = formatList(filledIn, toFormatTag(locale))
  return { kind: 'notice', text: t('checkout:address.filled-in', { places }) }
}
