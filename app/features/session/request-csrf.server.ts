import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type RequestFacts } from '~/context.server'
import { signedCookie } from '~/http/server/cookies.server'
import { type SecurityLog } from '~/security-log.server'
import { type RequestSession } from './request-session.server'

// The signature makes it a token of ours; a page of another site can plant a cookie at worst, not a signed one of
// somebody else's. Not personal: no page that may be shared shows it.
const csrfCookie = signedCookie('csrf-token', z.string().regex(/^[0-9a-f]{64}$/), { personal: false })

/** The visitor's CSRF token, which every form and client of the auth endpoints sends along. */
export class RequestCsrf {
  readonly #facts: RequestFacts
  readonly #session: RequestSession
  readonly #security: SecurityLog
  #token?: Promise<string>

  constructor(facts: RequestFacts, session: RequestSession, security: SecurityLog) {
    this.#facts = facts
    this.#session = session
    this.#security = security
  }

  /** The token; the double-submit cookie is set where there is none yet. */
  getToken(): Promise<string> {
    this.#token ??= this.#readOrMake()
    return this.#token
  }

  /** Whether what a form sent as `csrfToken` is the token in the cookie, found out in constant time. Logs that it is not. */
  async isToken(sent: unknown): Promise<boolean> {
    const carried = await csrfCookie.read(this.#facts.cookies)
    const isToken = carried !== null && typeof sent === 'string' && timingSafeEqual(toDigest(sent), toDigest(carried))
    if (isToken) return true
    const reason = carried ? 'other-token' : 'no-cookie'
    this.#security.tell('csrf-refused', { reason, ...(await this.#session.readSubject()) })
    return false
  }

  async #readOrMake(): Promise<string> {
    const carried = await csrfCookie.read(this.#facts.cookies)
    if (carried) return carried
    const made = randomBytes(32).toString('hex')
    this.#facts.headers.append('Set-Cookie', await csrfCookie.write(made))
    return made
  }
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
