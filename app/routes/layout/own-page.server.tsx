import { type AppLoadContext } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { toDigits } from '@vitrine/shared/digits'
import { getContext } from '~/context.server'
import { env } from '~/env.server'
import { toSignInPath } from '~/features/auth/sign-in-path'
import { CartCookies } from '~/features/cart/cart-cookies.server'
import { getLanguageOffer } from '~/features/region/language-offer.server'
import { toSeenSession } from '~/features/session/client-session.server'
import { paysAsAnybody } from '~/features/session/pays-as-anybody.server'
import { toSession } from '~/features/session/session'
import { readSessionCookie } from '~/features/session/session-cookie.server'
import { isRenewalDue, type SessionRecord, toUnixSeconds } from '~/features/session/session-record'
import { hasPersonalCookie, listUnsigned } from '~/http/server/cookies.server'
import { readFlash } from '~/http/server/flash.server'
import { type EverybodysData, takeOwnData, toOwnBlock } from '~/http/server/own-data.server'
import { isLight, preferencesCookie } from '~/http/server/preferences.server'
import { publicOrigin } from '~/http/server/public-origin.server'
import { type Locale, toFormatTag, toPathLocale } from '~/i18n/locales'
import { knownLanguages, listMessages } from '~/i18n/resources.server'
import { translate } from '~/i18n/translate'
import { type T } from '~/i18n/use-t'
import { paths } from '~/paths'
import { NamedLink } from './account-link'
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
  /** What this visitor has there, null for what everybody has. */
  own: (string | null)[]
}

/**
 * What a visitor's cookies make of a page that everybody gets otherwise (`isBrowsable`): it is then, but for its ETag, what would be
 * rendered for them.
 * @param context of the request, by which the backend is asked about a session
 * @returns null where more of it is theirs, or it has to be rendered: a message, prices of an account, a session to prolong, a
 *   choice in the footer, an offered language, a cookie that the log is to be told of
 */
export async function readOwnPage({ url, headers }: Asking, context: AppLoadContext): Promise<OwnPage | null> {
  const { pathname, search } = new URL(publicOrigin + url)
  const locale = toPathLocale(pathname, knownLanguages)
  const cookies = headers.get('Cookie')
  if (!locale || !cookies || !hasPersonalCookie(cookies)) return null
  const [preferences, record, flash, unsigned] = await Promise.all([
    preferencesCookie.read(cookies),
    readSessionCookie(cookies),
    readFlash(pathname, cookies),
    listUnsigned(cookies),
  ])
  if (flash || unsigned.length > 0 || preferences?.light !== undefined) return null
  const light = isLight(headers, null)
  const acceptLanguage = headers.get('Accept-Language')
  const languageOffer = getLanguageOffer({ locale, preferences, acceptLanguage, light, answer: { caching: 'private' } })
  if (languageOffer || (record && !(await isAsEverybodys(record, cookies, context)))) return null
  const pieces = await new CartCookies({ cookies, headers: new Headers() }).count(record?.customer.id)
  const links = linkClasses.map((name) => record && drawAccount(locale, name))
  return {
    listPlaces: () => [
      ...linkClasses.map((name) => drawSignIn(locale, name, { pathname, search })),
      drawCount(locale, 0),
      pageEnd,
    ],
    own: [...links, drawCount(locale, pieces), light ? null : toBlock(pieces, record) + pageEnd],
  }
}

/** Whether all that a session changes of a page that is kept is what we put in. */
async function isAsEverybodys(record: SessionRecord, cookies: string, context: AppLoadContext): Promise<boolean> {
  if (isRenewalDue(record, toUnixSeconds())) return false
  return paysAsAnybody(record, async () => {
    const request = new Request(publicOrigin, { headers: { Cookie: cookies } })
    const { commerce, session } = await getContext({ request, context: { ...context } })
    return commerce.as(await session.getShopper()).sessions.paysAsAnybody()
  })
}

const pageEnd = '</body></html>'

function toBlock(pieces: number, record: SessionRecord | null): string {
  const session = record && toSeenSession(toSession(record))
  const data = {
    root: session ? { session, pollSeconds: env.SESSION_POLL_SECONDS } : {},
    [frameId]: { cart: { count: pieces }, languageOffer: null, flash: null },
  }
  return toOwnBlock(takeOwnData(data, everybodysData).own)
}

// in the menu, and behind it in the header
const linkClasses = ['site-menu-link', 'account-link']

function drawSignIn(locale: Locale, className: string, at: { pathname: string; search: string }): string {
  const label = toT(locale)('common:header.sign-in')
  return renderToString(<NamedLink className={className} to={toSignInPath(at)} label={label} />)
}

function drawAccount(locale: Locale, className: string): string {
  return drawOnce(`${locale.code} ${className}`, () => (
    <NamedLink className={className} to={paths.account(locale.code)} label={toT(locale)('common:header.account')} />
  ))
}

function drawCount(locale: Locale, pieces: number): string {
  return drawOnce(`${locale.code} ${pieces}`, () => {
    const label = toT(locale)('common:header.items', { count: pieces })
    return <BagCount pieces={pieces} digits={toDigits(pieces, toFormatTag(locale))} label={label} />
  })
}

const mostDrawn = 1_000
const drawn = new LRUCache<string, string>({ max: mostDrawn })

function drawOnce(key: string, draw: () => ReactElement): string {
  const html = drawn.get(key) ?? renderToString(draw())
  drawn.set(key, html)
  return html
}

// as `useT` has it
function toT(locale: Locale): T {
  const tag = toFormatTag(locale)
  const messages = listMessages(locale.language, 'common')
  return (key, params) => translate(messages, tag, key, params)
}
