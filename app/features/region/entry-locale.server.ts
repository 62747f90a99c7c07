import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { findLanguage } from '~/i18n/i18n.server'
import { getLocale, type Language, type Locale, toLocale } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { listRegions } from './region.server'

function countriesOf(header: string | null): string[] {
  const found = (header ?? '').matchAll(/\b[a-z]{2,3}-([A-Z]{2})\b/gi)
  return [...found].map((match) => (match[1] ?? '').toLowerCase())
}

function edgeCountry(request: Request): string | null {
  if (!env.COUNTRY_HEADER || env.TRUST_PROXY === 'false') return null
  return request.headers.get(env.COUNTRY_HEADER)?.toLowerCase() ?? null
}

/**
 * Where a visitor without a locale in the URL belongs: the cookie's choice, else the country that the trusted edge
 * reports, else those of `Accept-Language`, else the default; in the first language of theirs that we speak.
 */
export async function findEntryLocale(ctx: RequestContext, request: Request, wanted?: Language): Promise<Locale> {
  const fallback = toLocale('en', env.DEFAULT_LOCALE.slice(3))
  const chosen = getLocale(ctx.preferences?.locale, knownLanguages)
  const language = wanted ?? chosen?.language ?? (await findLanguage(request))
  const sold = await listRegions(ctx).then(
    (regions) => regions.flatMap((region) => region.countries),
    () => [fallback.country],
  )
  const wishes = [
    chosen?.country,
    edgeCountry(request),
    ...countriesOf(request.headers.get('Accept-Language')),
    language,
  ]
  const country = wishes.find((wish) => wish && sold.includes(wish)) ?? fallback.country
  return toLocale(language, country)
}
