import { type RequestFacts } from '~/context.server'
import { type Subject } from '~/security-log.server'
import { forgetReplies } from './replies.server'
import { type Session, toSession } from './session'
import {
  clearSessionCookie,
  prolongRecord,
  readSessionCookie,
  sessionTokens,
  writeSessionCookie,
} from './session-cookie.server'
import { isFresh, type SessionRecord, toUnixSeconds } from './session-record'

/** The session as one request's browser has it in its cookie. */
export class BrowserSession {
  protected readonly facts: RequestFacts
  #record?: Promise<SessionRecord | null>

  constructor(facts: RequestFacts) {
    this.facts = facts
  }

  /**
   * Who the cookie says is signed in; it never calls the backend. A copy of the cookie says so after the sign-out too: enough
   * to choose what a page offers, never to show or change anything of a person.
   */
  async peek(): Promise<Session | null> {
    const record = await this.getRecord()
    return record && toSession(record)
  }

  /** Whether whoever is signed in has shown who they are a moment ago. */
  async isFresh(): Promise<boolean> {
    const record = await this.getRecord()
    return record !== null && isFresh(record, toUnixSeconds())
  }

  /** Who to be towards the backend, for `ctx.commerce.as()`; `{}` for a guest. Never give it to a page or a log. */
  async getShopper(): Promise<{ token?: string }> {
    const record = await this.getRecord()
    const token = record && (await sessionTokens.decrypt(record.token))
    return token ? { token } : {}
  }

  /** Who the cookie says is signed in, for the security log, which keeps neither; `{}` for a guest. */
  async readSubject(): Promise<Subject> {
    const record = await this.getRecord()
    if (!record) return {}
    const { customer, startedAt } = record
    return { customerId: customer.id, session: `${customer.id} ${startedAt}` }
  }

  /** The cart that the backend knows as the signed-in customer's; undefined where it knows none. */
  async getCustomerCartId(): Promise<string | undefined> {
    return (await this.getRecord())?.cartId
  }

  /** Keeps a changed name or address, or the customer's cart, with the session that there is. */
  async update(changes: Partial<Pick<SessionRecord, 'customer' | 'cartId'>>): Promise<void> {
    const record = await this.getRecord()
    if (record) await this.keep({ ...record, ...changes })
  }

  /** Lets the session last from now on, with a fresh token of the same customer, up to its absolute limit. */
  async prolong(token: string): Promise<void> {
    const record = await this.getRecord()
    if (record) await this.keep(await prolongRecord(record, token))
  }

  /** Takes it out of the browser, with the answers that would bring it back. */
  async forget(): Promise<void> {
    const { headers, cookies } = this.facts
    const end = await forgetReplies(cookies)
    if (end !== null) headers.append('Set-Cookie', end)
    headers.append('Set-Cookie', await clearSessionCookie())
    this.#record = Promise.resolve(null)
  }

  protected getRecord(): Promise<SessionRecord | null> {
    this.#record ??= readSessionCookie(this.facts.cookies)
    return this.#record
  }

  protected async keep(record: SessionRecord): Promise<void> {
    this.facts.headers.append('Set-Cookie', await writeSessionCookie(record))
    this.#record = Promise.resolve(record)
  }
}
