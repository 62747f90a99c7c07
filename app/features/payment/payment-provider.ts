import { type ComponentType } from 'react'
import { type PaymentSession } from '~/commerce/shop/payment'
import { type PolicyOrigins } from '~/http/server/csp.server'
import { type MessageKey } from '~/i18n/keys'

/** What the shop's configuration says about paying; see `payment-settings.server.ts`. */
export interface PaymentSettings {
  /** Where hosted payment pages may stand, as origins: nobody is sent anywhere else, whatever a session says. */
  pageOrigins: readonly string[]
  /** Stripe's publishable key. */
  stripeKey?: string
}

/** What a provider's functions see of its session with the cart. */
export type SessionRecord = Pick<PaymentSession, 'status' | 'data'>

/**
 * What a session means for the shopper.
 *
 * | state | the shopper |
 * |---|---|
 * | `ready` | has nothing to do: ordering settles it |
 * | `details` | orders, and then fills in the provider's form on the payment page, with script |
 * | `elsewhere` | is sent to the provider's page at `url` when ordering, and comes back |
 * | `waiting` | has paid, and the provider will say later whether that holds |
 * | `authorized` | has paid |
 * | `refused` | was declined or has cancelled: a new session is needed |
 */
export type SessionMeaning =
  { state: 'ready' | 'details' | 'waiting' | 'authorized' | 'refused' } | { state: 'elsewhere'; url: string }

/** How it went at a provider, as it says itself: never believed, but worth a word. */
export const returnOutcomes = ['success', 'failure', 'cancel', 'pending'] as const

/** Where a provider leads back to. */
export type ReturnAddresses = Record<(typeof returnOutcomes)[number], string>

/** Which provider's form with script is to be drawn, with what. */
export interface PaymentScriptData {
  providerId: string
  /** What the provider's `toBrowser` has let out. */
  data: unknown
}

/** What a provider's form with script is given. */
export interface PaymentScriptProps {
  /** What the provider's `toBrowser` has let out. */
  data: unknown
  /** Minor units. */
  amount: number
  /** ISO 4217, upper case. */
  currency: string
  /** Asks whether the placed order still is as it was: to be asked before anything is paid, and the page read anew if not. */
  isStillOrdered(): Promise<boolean>
  /** To be called once it is paid, also where it turns out to be when the form opens: the shopper goes on to the order. */
  onPaid(): void
}

/**
 * One way to pay. To add one: write a file here that exports it, put it on the list in `providers.ts`, and its words into
 * `locales/`. Nothing else in the shop knows providers by name.
 *
 * Its functions run on the server; only `Fields` and what `script.load` brings are run in the browser, and they know
 * nothing but what they are given.
 */
export interface PaymentProvider {
  /** The backend's id of the payment provider. */
  id: string
  label: MessageKey
  hint: MessageKey
  /** Says on the order how it was paid. */
  settled: MessageKey
  /** Nothing happens online: its session is authorized as it is, also outside of a cart. */
  isOffline?: true
  /** Says why it cannot be offered without script; left out by all that can. */
  needsScript?: MessageKey
  /** Whether the settings have all that it needs; without them it is not offered, whatever the backend says. */
  isConfigured(settings: PaymentSettings): boolean
  readSession(session: SessionRecord, settings: PaymentSettings): SessionMeaning
  /** What its session has to know before the shopper is sent `elsewhere`; put into the session's data when ordering. */
  toSessionUpdate?(returnAddresses: ReturnAddresses): Record<string, unknown>
  /**
   * What the policy opens for it: `script-src`, `frame-src` and `connect-src` on the payment page only, `form-action`
   * also on the review, whose button leads to a provider's page.
   */
  toOrigins(settings: PaymentSettings): PolicyOrigins
  /** Drawn below its choice, without script and with: plain form fields that are posted along with the choice. */
  Fields?: ComponentType
  /** Its form with script, drawn once the order was placed while its session was in the state `details`. */
  script?: {
    /** The least that the form needs of the session; the rest never leaves the server. */
    toBrowser(session: SessionRecord, settings: PaymentSettings): unknown
    /** Loads the form, on the payment page only. */
    load(): Promise<ComponentType<PaymentScriptProps>>
  }
}
