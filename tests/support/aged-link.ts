import { compactDecrypt, CompactEncrypt, decodeJwt, jwtVerify, SignJWT } from 'jose'
import { hkdfSync } from 'node:crypto'
import { queryBackend } from '../../backend/tests/query.mjs'
import { sessionSecret } from './storefront'
import { readWorld } from './world'

const purposes: Record<string, string> = {
  '/email-link': 'vitrine: sign-in by e-mail link',
  '/account/email': 'vitrine: change of an e-mail address',
  '/account/data': 'vitrine: deletion of an account',
}

const toBytes = (text: string) => new TextEncoder().encode(text)

/** A link that the shop itself has sealed, as if it had been sealed so much earlier. */
async function ageSealed(token: string, purpose: string, minutes: number): Promise<string> {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', purpose, 32))
  const { plaintext, protectedHeader } = await compactDecrypt(token, key)
  const sealed = JSON.parse(new TextDecoder().decode(plaintext)) as { expiresAt: number }
  const older = { ...sealed, expiresAt: sealed.expiresAt - minutes * 60_000 }
  return new CompactEncrypt(toBytes(JSON.stringify(older))).setProtectedHeader(protectedHeader).encrypt(key)
}

/** The same of a token that the backend has signed. @throws Error where the secret is not the one that it was signed with */
async function ageSigned(token: string, secret: string, minutes: number): Promise<string> {
  const key = toBytes(secret)
  const { payload, protectedHeader } = await jwtVerify(token, key)
  const times = Object.entries(payload).map(([name, value]) => {
    return [name, ['exp', 'iat'].includes(name) ? Number(value) - minutes * 60 : value] as const
  })
  return new SignJWT(Object.fromEntries(times)).setProtectedHeader({ ...protectedHeader, alg: 'HS256' }).sign(key)
}

/** Medusa signs the link of a forgotten password with what it has of the password. */
async function readPasswordHash(token: string): Promise<string> {
  const query = {
    name: 'found',
    text: 'SELECT password_hash FROM customer WHERE id = $1',
    values: [decodeJwt(token).customer_id],
  }
  const { found = [] } = await queryBackend(readWorld('DATABASE_URL'), [query])
  return (found as { password_hash: string }[])[0]?.password_hash ?? ''
}

/**
 * The path of a mailed link as it would be had it been mailed so much earlier: genuine in all else, since it is signed with
 * the secrets of the shop and the backend under test.
 * @param path with the query
 * @throws Error where the link is of no kind that is known here
 */
export async function ageLink(path: string, minutes: number): Promise<string> {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const token = searchParams.get('token') ?? ''
  searchParams.set('token', await ageToken(pathname, token, minutes))
  return `${pathname}?${searchParams}`
}

async function ageToken(pathname: string, token: string, minutes: number): Promise<string> {
  const [, purpose] = Object.entries(purposes).find(([end]) => pathname.endsWith(end)) ?? []
  if (purpose) return ageSealed(token, purpose, minutes)
  if (pathname.endsWith('/undo-email')) return ageSigned(token, readWorld('IDENTITY_SECRET'), minutes)
  if (pathname.endsWith('/orders/claim')) return ageSigned(token, readWorld('JWT_SECRET'), minutes)
  if (pathname.endsWith('/reset-password')) return ageSigned(token, await readPasswordHash(token), minutes)
  throw new Error(`nothing is known of links to ${pathname}`)
}
