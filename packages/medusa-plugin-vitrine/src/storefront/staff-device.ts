import { createHash, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'

const audience = 'vitrine:staff-device'
export const lifeSeconds = 365 * 24 * 60 * 60

/**
 * The cookie of a browser that one of the staff has signed in with, by which it is counted apart from strangers who guess at
 * the same account ([device cookies](https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies)).
 */
export const deviceCookie = 'vitrine-staff'

/** @param account e-mail address in lower case @returns value of the cookie */
export function makeDevice(account: string, secret: string): string {
  return jwt.sign({}, secret, { audience, subject: toSubject(account), jwtid: randomUUID(), expiresIn: lifeSeconds })
}

/** @returns the device's own name; null where it is none of this account */
export function readDevice(value: unknown, account: string | undefined, secret: string): string | null {
  if (typeof value !== 'string' || !secret || !account) return null
  try {
    return jwt.verify(value, secret, { audience, subject: toSubject(account), algorithms: ['HS256'] }).jti ?? null
  } catch {
    return null
  }
}

const toSubject = (account: string) => createHash('sha256').update(account).digest('base64url')
