import { type RequestFacts } from '~/context.server'
import { TooManyError } from '~/http/server/too-many-error'
import { type SecurityLog } from '~/security-log.server'
import { type RequestSession } from '../session/request-session.server'
import { findDevice, rememberDevice } from './device.server'
import { type LimitedAction, listCounters } from './rate-limits.server'

/** What one visitor may still try. */
export class RequestLimits {
  readonly #facts: RequestFacts
  readonly #session: RequestSession
  readonly #security: SecurityLog

  constructor(facts: RequestFacts, session: RequestSession, security: SecurityLog) {
    this.#facts = facts
    this.#session = session
    this.#security = security
  }

  /**
   * Counts an attempt before it is made, so that many at once count as well.
   * @param account the e-mail address that it is about, in lower case; the cart's id for a code
   * @throws TooManyError where it must not be made now
   */
  async count(action: LimitedAction, account?: string): Promise<void> {
    for (const { limiter, key, isAboutAccount } of await listCounters(this.#facts, action, account)) {
      const waitMs = await limiter.count(key)
      if (waitMs === null) continue
      const scope = isAboutAccount ? 'account' : 'network'
      // a code's account is a cart
      const email = action === 'code' ? undefined : account
      this.#security.tell('limit-hit', { limit: action, scope, email, ...(await this.#session.readSubject()) })
      throw new TooManyError(Math.max(1, Math.ceil(waitMs / 1000)), { isAboutAccount })
    }
  }

  /** Takes an attempt back that turned out to be no guess. */
  async forgive(action: LimitedAction, account?: string): Promise<void> {
    const counters = await listCounters(this.#facts, action, account)
    await Promise.all(counters.map(({ limiter, key }) => limiter.forgive(key)))
  }

  /** Remembers that this browser's owner has signed in to the account: a stranger's guesses do not lock them out. */
  rememberDevice(email: string): Promise<void> {
    return rememberDevice(this.#facts, email)
  }

  /** Whether somebody has signed in to the account with this browser in the last year. */
  async knowsDevice(email: string): Promise<boolean> {
    return (await findDevice(this.#facts.cookies, email)) !== null
  }
}
