import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type Language } from '~/i18n/languages'
import { getLocale, type Locale } from '~/i18n/locales'
import { defaultLocale, knownLanguages } from '~/i18n/resources.server'
import { chooseLocale } from './entry-locale'
import { listRegions } from './region.server'

// where no trusted proxy has sent it, the server has dropped it
function toEdgeCountry(request: Request): string | null {
  if (!env.COUNTRY_HEADER) return null
  return request.headers.get(env.COUNTRY_HEADER)?.toLowerCase() ?? null
}

/**
 * Where a visitor without a locale in the URL belongs.
 * @param wanted the language, where the address has one
 */
export async function findEntryLocale(ctx: RequestContext, request: Request, wanted?: Language): Promise<Locale> {
  const countries = await listRegions(ctx).then(
    (regions) => regions.flatMap((region) => region.countries),
    () => [defaultLocale.country],
  )
  const visitor = {
    wanted,
    chosen: getLocale(ctx.preferences?.locale, knownLanguages),
    edgeCountry: toEdgeCountry(request),
    acceptLanguage: request.headers.get('Accept-Language'),
  }
  return chooseLocale(visitor, { languages: knownLanguages, countries, fallback: defaultLocale })
}
