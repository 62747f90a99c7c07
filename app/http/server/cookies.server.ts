import { type Cookie, createCookie } from '@remix-run/node'
import { createHmac } from 'node:crypto'
import { type z } from 'zod'
import { env } from '~/env.server'
import { fromTimestamped, isPast, toTimestamped } from './timestamped-value'
import { isSecure } from './public-origin.server'
import { verifyOnce } from './verified-cookie.server'

const personalNames = new Set<string>()
const personalPrefixes = new Set<string>()

interface SignedKind {
  /** As the code calls it, whatever suffix or prefix the name in the request has. */
  label: string
  isNamed(fullName: string): boolean
  toCookie(fullName: string): Cookie
}

const signedKinds: SignedKind[] = []

export interface SignedCookie<T> {
  name: string
  /** The value, or null where the cookie is missing, edited, past its time, or of another shape. */
  read(cookieHeader: string | null): Promise<T | null>
  /** A `Set-Cookie` value. */
  write(value: T): Promise<string>
  clear(): Promise<string>
}

interface SignedCookieOptions {
  /**
   * Seconds; without it the cookie ends with the browser's session. The time of writing is signed along, since only an
   * honest browser throws a cookie away by itself.
   */
  maxAge?: number
  /** False where the parts of the value are of different ages, and its owner keeps and checks the time of each. */
  dated?: boolean
  /** False where the cookie changes nothing that a shared cache may hold. */
  personal?: boolean
  /** The only path that it is sent to, and never along with a link or form of another site; everywhere without it. */
  strictPath?: string
}

/**
 * A signed, httpOnly, SameSite=Lax cookie whose value is checked by `schema` when it comes back. What is signed for one
 * name is nothing under another. Secrets rotate: the first of SESSION_SECRETS signs, all of them verify.
 */
export function signedCookie<T>(
  name: string,
  schema: z.ZodType<T>,
  options: SignedCookieOptions = {},
): SignedCookie<T> {
  const cookie = toSigned(name, schema, options)
  noteSigned(name, makeCookie(name, options))
  if (options.personal !== false) personalNames.add(cookie.name)
  return cookie
}

/** The same as Remix's own cookie, for its session storage; nothing checks the shape of what comes back. */
export function personalCookie(name: string, options: { maxAge?: number } = {}): Cookie {
  const cookie = makeCookie(name, options)
  noteSigned(name, cookie)
  personalNames.add(cookie.name)
  return cookie
}

function noteSigned(label: string, cookie: Cookie): void {
  signedKinds.push({ label, isNamed: (fullName) => fullName === cookie.name, toCookie: () => cookie })
}

// a signature covers the value alone, so each name has keys of its own
function toKeys(fullName: string): string[] {
  return env.SESSION_SECRETS.map((secret) =>
    createHmac('sha256', secret).update(`vitrine: cookie ${fullName}`).digest('base64url'),
  )
}

type CookieScope = Pick<SignedCookieOptions, 'maxAge' | 'strictPath'>

function makeCookie(name: string, { maxAge, strictPath }: CookieScope = {}, keys?: string[]): Cookie {
  const fullName = toFullName(name, strictPath)
  const make = () =>
    createCookie(fullName, {
      path: strictPath ?? '/',
      httpOnly: true,
      sameSite: strictPath === undefined ? 'lax' : 'strict',
      secure: isSecure,
      secrets: keys ?? toKeys(fullName),
      maxAge,
    })
  return verifyOnce(fullName, make, keys && 'former ')
}

interface Opened<T> {
  value: T | null
  /** Unix seconds; null where nobody says. */
  issuedAt: number | null
  isOver: boolean
}

interface OpenedCookie<T> extends SignedCookie<T> {
  open(cookieHeader: string | null): Promise<Opened<T>>
}

function toSigned<T>(
  name: string,
  schema: z.ZodType<T>,
  { maxAge, dated = true, strictPath }: SignedCookieOptions,
  keys?: string[],
): OpenedCookie<T> {
  const cookie = makeCookie(name, { maxAge, strictPath }, keys)
  const isDated = maxAge !== undefined && dated
  async function open(cookieHeader: string | null): Promise<Opened<T>> {
    const raw: unknown = await cookie.parse(cookieHeader)
    const { issuedAt, content } = isDated ? fromTimestamped(raw) : { issuedAt: null, content: raw }
    // an empty value comes without a signature
    const result = schema.safeParse(content === '' ? null : content)
    const isOver = maxAge !== undefined && issuedAt !== null && isPast(issuedAt, maxAge)
    return { value: result.success ? result.data : null, issuedAt, isOver }
  }
  return {
    name: cookie.name,
    open,
    async read(cookieHeader) {
      const { value, isOver } = await open(cookieHeader)
      return isOver ? null : value
    },
    write: (value) => cookie.serialize(isDated ? toTimestamped(value) : value),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  }
}

// RFC 6265bis: `__Host-` is for the path / alone
function toFullName(name: string, strictPath?: string): string {
  if (!isSecure) return name
  return strictPath === undefined ? `__Host-${name}` : `__Secure-${name}`
}

export interface SignedCookieFamily<T> {
  /**
   * Every cookie of the family that the request carries and whose time is not over, by its suffix. Its value is null where
   * it is edited or of another shape; `issuedAt` are Unix seconds, null where nobody says.
   */
  list(cookieHeader: string | null): Promise<{ suffix: string; value: T | null; issuedAt: number | null }[]>
  read(suffix: string, cookieHeader: string | null): Promise<T | null>
  write(suffix: string, value: T): Promise<string>
  clear(suffix: string): Promise<string>
}

// a browser that carries more than this was not given them by us
const familyLimit = 20

/**
 * Signed cookies of one shape under names that differ in their suffix, so that two answers on their way at once do not
 * overwrite each other's. A suffix holds letters, digits and underscores only.
 */
export function signedCookieFamily<T>(
  prefix: string,
  schema: z.ZodType<T>,
  options: Omit<SignedCookieOptions, 'personal' | 'strictPath'> = {},
): SignedCookieFamily<T> {
  return toFamily(prefix, (suffix) => toSigned(prefix + suffix, schema, options))
}

/**
 * Members of a family that 0.1.0 signed, with SESSION_SECRETS themselves and so for any name: only for a shape
 * that no other cookie had then, and only to be read and cleared. They say no time, and so have none. It goes with 0.3.0.
 */
export function formerCookieFamily<T>(
  prefix: string,
  schema: z.ZodType<T>,
): Pick<SignedCookieFamily<T>, 'list' | 'clear'> {
  const keys = [...env.SESSION_SECRETS]
  return toFamily(prefix, (suffix) => toSigned(prefix + suffix, schema, {}, keys), keys)
}

function toFamily<T>(prefix: string, one: (suffix: string) => OpenedCookie<T>, keys?: string[]): SignedCookieFamily<T> {
  const start = toFullName(prefix)
  personalPrefixes.add(start)
  signedKinds.push({
    label: prefix.replace(/_$/, ''),
    isNamed: (fullName) => fullName.startsWith(start) && /^\w+$/.test(fullName.slice(start.length)),
    toCookie: (fullName) => makeCookie(prefix + fullName.slice(start.length), {}, keys),
  })
  return {
    async list(cookieHeader) {
      const names = new Set(
        listPairs(cookieHeader)
          .map(toName)
          .filter((name) => name.startsWith(start)),
      )
      const suffixes = [...names].map((name) => name.slice(start.length)).filter((suffix) => /^\w+$/.test(suffix))
      const reads = suffixes.slice(0, familyLimit).map(async (suffix) => {
        const { isOver, ...opened } = await one(suffix).open(cookieHeader)
        return isOver ? [] : [{ suffix, ...opened }]
      })
      return (await Promise.all(reads)).flat()
    },
    read: (suffix, cookieHeader) => one(suffix).read(cookieHeader),
    write: (suffix, value) => one(suffix).write(value),
    clear: (suffix) => one(suffix).clear(),
  }
}

function listPairs(cookieHeader: string | null): string[] {
  return (cookieHeader ?? '').split(/;\s*/)
}

// who reads a cookie takes spaces around `=` for no part of its name
function toName(pair: string): string {
  return (pair.split('=', 1)[0] ?? '').trim()
}

/** Whether the visitor carries one of our cookies, so that the answer is meant for this visitor alone. */
export function hasPersonalCookie(cookieHeader: string | null): boolean {
  return listPersonalCookies(cookieHeader).length > 0
}

/** Those cookies, `name=value`, as the browser has sent them. */
export function listPersonalCookies(cookieHeader: string | null): string[] {
  const prefixes = [...personalPrefixes]
  return listPairs(cookieHeader).filter((pair) => {
    const name = toName(pair)
    return personalNames.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
  })
}

/**
 * The kinds of our cookies that the request carries and that none of our secrets has signed: somebody has edited them,
 * or a secret went that had signed them.
 */
export async function listUnsigned(cookieHeader: string | null): Promise<string[]> {
  const names = [...new Set(listPairs(cookieHeader).map(toName))].slice(0, 2 * familyLimit)
  const looked = names.map(async (name) => {
    const kind = signedKinds.find(({ isNamed }) => isNamed(name))
    return kind && (await kind.toCookie(name).parse(cookieHeader)) === null ? [kind.label] : []
  })
  return [...new Set((await Promise.all(looked)).flat())]
}

/** Whether the request names one of our cookies, signed or not: its answer may be another than that of who brings none. */
export function hasOwnCookie(cookieHeader: string | null): boolean {
  if (!cookieHeader) return false
  if (hasPersonalCookie(cookieHeader)) return true
  const names = listPairs(cookieHeader).map(toName)
  return names.some((name) => signedKinds.some(({ isNamed }) => isNamed(name)))
}
