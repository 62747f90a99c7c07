import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type RequestFacts } from '~/context.server'
import { type SecurityLog } from '~/security-log.server'
import { BrowserSession } from './browser-session.server'
import { keepForm, takeForm } from './kept-form.server'
import { askAgain } from './pays-as-anybody.server'
import { type Session, toSession } from './session'
import { beginRecord, readSessionCookie, type SignedIn } from './session-cookie.server'
import { isRenewalDue, type SessionRecord, toUnixSeconds } from './session-record'
import { type SignInReason, toSignIn } from './to-sign-in.server'

/** The session of one request's browser, as the backend confirms it; the request's own answer may start or end it. */
export class RequestSession extends BrowserSession {
  readonly #security: SecurityLog
  /** As the backend confirms it. */
  #confirmed?: Promise<Session | null>

  constructor(facts: RequestFacts, security: SecurityLog) {
    super(facts)
    this.#security = security
  }

  /**
   * Who is signed in, as the backend confirms it, once for each request. Null for a guest, and where the session has ended:
   * with a sign-out for every copy of its cookie at once.
   * @throws CommerceError where the backend does not answer
   */
  read(): Promise<Session | null> {
    this.#confirmed ??= this.#confirm()
    return this.#confirmed
  }

  /** The same for a page that only names them; while the backend does not answer, who the cookie says it is. */
  async readOrPeek(): Promise<Session | null> {
    try {
      return await this.read()
    } catch (error) {
      if (!isCommerceError(error)) throw error
      return this.peek()
    }
  }

  /**
   * The session of a page that nobody sees without one, or of a write, as the backend confirms it.
   * @param form what was posted, so that it is there again after the sign-in; see `takeKeptFields`
   * @throws a redirect to the sign-in, which leads back here; CommerceError where the backend does not answer
   */
  async require(form?: FormData): Promise<Session> {
    this.facts.answer.doNotStore()
    const session = (await this.read()) ?? (await this.#sendToSignIn(form, 'SessionRequired'))
    askAgain(session.customer.id)
    return session
  }

  /**
   * The session of a write that changes how the account is opened: its owner has signed in within the last ten minutes, so
   * that a device left alone or a copied cookie is not enough. Otherwise as `require`, which an older one fails too.
   */
  async requireFresh(form?: FormData): Promise<Session> {
    const session = await this.require(form)
    return (await this.isFresh()) ? session : this.#sendToSignIn(form, 'ConfirmIdentity')
  }

  /**
   * Asks the backend in the signed-in customer's name. Where it refuses the token, the session is over: the bag stays, and
   * the shopper signs in again.
   * @param form as for `require`
   * @throws CommerceError for every other refusal; a redirect to the sign-in, which leads back here
   */
  async askAsCustomer<T>(ask: (customer: ShopperClient) => Promise<T>, form?: FormData): Promise<T> {
    try {
      return await ask(this.facts.commerce.as(await this.getShopper()))
    } catch (error) {
      if (!isCommerceError(error, 'unauthenticated')) throw error
      await this.lose()
      return this.#sendToSignIn(form, 'SessionRequired')
    }
  }

  /**
   * Asks the backend in the name of whoever it is. Where it refuses a customer's token, the session is over and a guest asks.
   * @throws CommerceError for every other refusal
   */
  async askAsShopper<T>(ask: (shopper: ShopperClient) => Promise<T>): Promise<T> {
    const { token } = await this.getShopper()
    try {
      return await ask(this.facts.commerce.as({ token }))
    } catch (error) {
      if (!token || !isCommerceError(error, 'unauthenticated')) throw error
      await this.lose()
      return ask(this.facts.commerce.as({}))
    }
  }

  /**
   * What was typed or chosen at this page when its session had ended, by the field's name, once the same shopper is signed
   * in again; null where nothing was.
   */
  async takeKeptFields(): Promise<Record<string, string> | null> {
    const session = await this.read()
    return session && takeForm(this.facts, session.customer.id)
  }

  /** Starts a session of its own in place of any other that the browser has, which ends for all copies of its cookie. */
  async start(signedIn: SignedIn): Promise<void> {
    await this.#tellEnd()
    await this.keep(await beginRecord(signedIn))
  }

  /**
   * Prolongs a session that is in use, once a day: the backend gives a fresh token for one that is good. Where it gives none, a
   * session ends with its first token, after 30 days. A session that was ended elsewhere ends here.
   */
  async renew(): Promise<void> {
    if (this.facts.isPrefetch) return
    const record = await this.getRecord()
    if (!record || !isRenewalDue(record, toUnixSeconds())) return
    try {
      const token = await this.facts.commerce.as(await this.getShopper()).sessions.renew()
      if (token !== null) await this.prolong(token)
    } catch (error) {
      if (isCommerceError(error, 'unauthenticated')) return this.lose()
      this.facts.log.warn({ err: error }, 'a session was not prolonged')
    }
  }

  /** Ends the session here and tells the backend, which may be down: the session is over all the same. */
  async end(): Promise<void> {
    await this.#noteEnd('sign-out')
    await this.#tellEnd()
    await this.forget()
  }

  /** Ends the session here because the backend does not know its token any more. */
  async lose(): Promise<void> {
    await this.#noteEnd('backend')
    await this.forget()
  }

  /** Ends the session here alone: the backend has done so already, and the security log knows why. */
  override async forget(): Promise<void> {
    const session = await this.peek()
    if (session) askAgain(session.customer.id)
    await super.forget()
    this.#confirmed = Promise.resolve(null)
  }

  protected override async keep(record: SessionRecord): Promise<void> {
    await super.keep(record)
    this.#confirmed = Promise.resolve(toSession(record))
  }

  async #confirm(): Promise<Session | null> {
    const session = await this.peek()
    if (!session) return null
    const { token } = await this.getShopper()
    if (token && (await this.facts.commerce.as({ token }).sessions.isConfirmed())) return session
    await this.lose()
    return null
  }

  async #tellEnd(): Promise<void> {
    const shopper = await this.getShopper()
    if (!shopper.token) return
    await this.facts.commerce
      .as(shopper)
      .sessions.end()
      .catch((error: unknown) =>
        this.facts.log.info({ err: error }, 'the backend was not told that a session has ended'),
      )
  }

  async #noteEnd(how: 'sign-out' | 'backend'): Promise<void> {
    const subject = await this.readSubject()
    if (subject.session) this.#security.tell('session-ended', { how, ...subject })
  }

  async #sendToSignIn(form: FormData | undefined, reason: SignInReason): Promise<never> {
    // whose session the browser came with, whether it has ended or not
    const carried = form && (await readSessionCookie(this.facts.cookies))
    if (form) await keepForm(this.facts, form, carried?.customer.id ?? null)
    throw toSignIn(this.facts, reason)
  }
}
