import { keptFormat } from '@vitrine/shared/kept-format'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { type FlagLook } from '~/ui/flag'
import { toFlag } from './flag.server'
import { listRegions } from './region.server'

export interface Country {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string
  /** In the page's language. */
  name: string
  /** ISO 4217, upper case. */
  currency: string
  flag: FlagLook | null
}

/** The countries that the shop sells to, by name in the page's language. */
export async function listCountries(ctx: RequestContext): Promise<Country[]> {
  const tag = toFormatTag(ctx.locale)
  const names = keptFormat(Intl.DisplayNames, [tag, 'en'], { type: 'region' })
  const { compare } = keptFormat(Intl.Collator, tag, {})
  const regions = await listRegions(ctx)
  const countries = regions.flatMap((region) =>
    region.countries.map((code) => ({
      code,
      name: names.of(code.toUpperCase()) ?? code,
      currency: region.currency.toUpperCase(),
      flag: toFlag(code),
    })),
  )
  return countries.sort((a, b) => compare(a.name, b.name))
}
