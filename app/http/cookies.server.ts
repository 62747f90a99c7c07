import { createCookie } from '@remix-run/node'
import { type z } from 'zod'
import { env } from '~/env.server'

/** Whether shoppers reach the shop over https, so that cookies may be `Secure` and carry the `__Host-` prefix. */
export const secure = env.PUBLIC_URL?.startsWith('https:') ?? false

const personalNames = new Set<string>()

export interface SignedCookie<T> {
  name: string
  /** The value, or null where the cookie is missing, edited, or of another shape. */
  read(cookieHeader: string | null): Promise<T | null>
  /** A `Set-Cookie` value. */
  write(value: T): Promise<string>
  clear(): Promise<string>
}

interface SignedCookieOptions {
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number
  /** False where the cookie changes nothing that a shared cache may hold. */
  personal?: boolean
}

/**
 * A signed, httpOnly, SameSite=Lax cookie whose value is checked by `schema` when it comes back.
 * Secrets rotate: the first of SESSION_SECRETS signs, all of them verify.
 */
export function signedCookie<T>(name: string, schema: z.ZodType<T>, options: SignedCookieOptions = {}): SignedCookie<T> {
  const cookie = createCookie(secure ? `__Host-${name}` : name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    secrets: [...env.SESSION_SECRETS],
    maxAge: options.maxAge,
  })
  if (options.personal !== false) personalNames.add(cookie.name)
  return {
    name: cookie.name,
    async read(cookieHeader) {
      const raw: unknown = await cookie.parse(cookieHeader)
      const result = schema.safeParse(raw)
      return result.success ? result.data : null
    },
    write: (value) => cookie.serialize(value),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  }
}

/** Whether the visitor carries one of our cookies, so that the answer is meant for this visitor alone. */
export function hasPersonalCookie(cookieHeader: string | null): boolean {
  const names = (cookieHeader ?? '').split(/;\s*/).map((part) => part.split('=')[0] ?? '')
  return names.some((name) => personalNames.has(name))
}
