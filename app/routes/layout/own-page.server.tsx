import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { toDigits } from '@vitrine/shared/digits'
import { CartCookies } from '~/features/cart/cart-cookies.server'
import { getLanguageOffer } from '~/features/region/language-offer.server'
import { readSessionCookie } from '~/features/session/session-cookie.server'
import { hasPersonalCookie, listUnsigned } from '~/http/server/cookies.server'
import { readFlash } from '~/http/server/flash.server'
import { type EverybodysData, takeOwnData, toOwnBlock } from '~/http/server/own-data.server'
import { isLight, preferencesCookie } from '~/http/server/preferences.server'
import { publicOrigin } from '~/http/server/public-origin.server'
import { type Locale, toFormatTag, toPathLocale } from '~/i18n/locales'
import { knownLanguages, listMessages } from '~/i18n/resources.server'
import { translate } from '~/i18n/translate'
import { type T } from '~/i18n/use-t'
import { BagCount } from './bag-count'

// as `getFrame` answers it for a page that may be shared
const frame = { cart: null, flash: null, languageOffer: 'ask' }
const frameId = 'routes/layout/layout'

/** What the loaders of the root and of the frame answer who has no cookie of ours, where others are answered of themselves. */
export const everybodysData: EverybodysData = {
  root: { session: undefined, pollSeconds: undefined },
  [frameId]: frame,
  'routes/layout/auth-layout': frame,
}

interface Asking {
  /** Path and query as they came. */
  url: string
  headers: Pick<Headers, 'get'>
}

/** What makes everybody's page one visitor's. */
export interface OwnPage {
  /** What stands in everybody's page where visitors have something of their own, in its order. */
  listPlaces(): string[]
  /** What this visitor has there. */
  own: string[]
}

/**
 * What a visitor's cookies make of a page that everybody gets otherwise (`isBrowsable`): it is then, but for its ETag, what would be
 * rendered for them.
 * @returns null where more of it is theirs, or it has to be rendered: a message, prices of an account, a choice in the footer, an
 *   offered language, a cookie that the log is to be told of
 */
export async function readOwnPage({ url, headers }: Asking): Promise<OwnPage | null> {
  const { pathname } = new URL(publicOrigin + url)
  const locale = toPathLocale(pathname, knownLanguages)
  const cookies = headers.get('Cookie')
  if (!locale || !hasPersonalCookie(cookies)) return null
  const [preferences, session, flash, unsigned, pieces] = await Promise.all([
    preferencesCookie.read(cookies),
    readSessionCookie(cookies),
    readFlash(pathname, cookies),
    listUnsigned(cookies),
    new CartCookies({ cookies, headers: new Headers() }).count(undefined),
  ])
  if (session || flash || unsigned.length > 0 || preferences?.light !== undefined) return null
  const light = isLight(headers, null)
  const acceptLanguage = headers.get('Accept-Language')
  const languageOffer = getLanguageOffer({ locale, preferences, acceptLanguage, light, answer: { caching: 'private' } })
  if (languageOffer) return null
  const block = light ? '' : toBlock(pieces)
  return {
    listPlaces: () => [drawCount(locale, 0), pageEnd],
    own: [drawCount(locale, pieces), block + pageEnd],
  }
}

const pageEnd = '</body></html>'

function toBlock(pieces: number): string {
  const data = { [frameId]: { cart: { count: pieces }, languageOffer: null, flash: null } }
  return toOwnBlock(takeOwnData(data, everybodysData).own)
}

const mostDrawn = 1_000
const drawn = new LRUCache<string, string>({ max: mostDrawn })

function drawCount(locale: Locale, pieces: number): string {
  const key = `${locale.code} ${pieces}`
  const known = drawn.get(key) ?? drawCountAnew(locale, pieces)
  drawn.set(key, known)
  return known
}

function drawCountAnew(locale: Locale, pieces: number): string {
  const label = toT(locale)('common:header.items', { count: pieces })
  return renderToString(<BagCount pieces={pieces} digits={toDigits(pieces, toFormatTag(locale))} label={label} />)
}

// as `useT` has it
function toT(locale: Locale): T {
  const tag = toFormatTag(locale)
  const messages = listMessages(locale.language, 'common')
  return (key, params) => translate(messages, tag, key, params)
}
