import { createHmac } from 'node:crypto'
import { type Logger } from 'pino'
import { env } from './env.server'
import { toNetwork } from './http/server/to-network'
import { countSecurityEvent } from './metrics.server'

// Operators search for these names: they stay, whatever the code around them becomes. README.md lists them.
const levels = {
  'sign-in': 'info',
  'sign-in-refused': 'warn',
  'limit-hit': 'warn',
  'password-changed': 'info',
  'password-change-refused': 'warn',
  'password-reset-asked': 'info',
  'password-reset': 'info',
  'email-change-asked': 'info',
  'email-changed': 'info',
  'email-change-undone': 'info',
  'provider-connected': 'info',
  'provider-disconnected': 'info',
  'provider-refused': 'warn',
  'passkey-added': 'info',
  'passkey-removed': 'info',
  'passkey-refused': 'warn',
  'session-ended': 'info',
  'merchant-work': 'info',
  'order-refused': 'warn',
  'order-looked-up': 'info',
  'order-look-up-refused': 'warn',
  'order-claim-asked': 'info',
  'orders-claimed': 'info',
  'erasure-asked': 'info',
  'account-erased': 'info',
  'data-downloaded': 'info',
  'token-refused': 'warn',
  'cookie-refused': 'warn',
  'foreign-post-refused': 'warn',
  'csrf-refused': 'warn',
  'storefront-refused': 'error',
} as const satisfies Record<string, 'info' | 'warn' | 'error'>

/** What can be told in the security log. */
export type SecurityEvent = keyof typeof levels

/** All of them, in the order of the README's table. */
export const securityEvents: readonly string[] = Object.keys(levels)

/** Who it is about: the log gets keyed hashes of these, by which lines of the same one can be found together. */
export interface Subject {
  email?: string
  customerId?: string
  /** Names one session; see `RequestSession`. */
  session?: string
}

/** What else is known of it: words that the code or the settings choose, never what somebody has sent. */
interface Circumstances {
  /** How somebody signs in: `credentials`, `email`, `passkey`, or the id of an identity provider. */
  method?: string
  reason?: string
  /** What could be tried so often only. */
  limit?: string
  /** Whose attempts that limit counts. */
  scope?: 'network' | 'account'
  provider?: string
  /** What a merchant has had done. */
  work?: string
  /** The kind of link or token. */
  token?: string
  /** How a session ended. */
  how?: 'sign-out' | 'device' | 'others' | 'backend'
  /** A provider's or library's own code for what went wrong. */
  fault?: string
  /** Kinds of cookies. */
  cookies?: readonly string[]
  /** The site that a form came from, and those that it may come from. */
  origin?: string
  shopOrigins?: readonly string[]
}

export type About = Subject & Circumstances

interface LogContext {
  /** The request's own, which writes its id; only the level's function is used. */
  log: Partial<Pick<Logger, 'info' | 'warn' | 'error'>>
  /** The visitor's IP address; empty or absent where nobody says. */
  address?: string
}

/** The security log of one request, which writes the same line once: loaders of one page may meet the same refusal. */
export class SecurityLog {
  readonly #context: LogContext
  readonly #written = new Set<string>()

  constructor(context: LogContext) {
    this.#context = context
  }

  /** Writes one line, see `logSecurity`. */
  tell(event: SecurityEvent, about: About = {}): void {
    const line = JSON.stringify(toLine(this.#context.address, event, about))
    if (this.#written.has(line)) return
    this.#written.add(line)
    logSecurity(this.#context, event, about)
  }
}

/**
 * Writes one line of the security log. It holds no personal data: of people, sessions and networks (an IPv4 address, an
 * IPv6 /64) keyed hashes, which change with the first of SESSION_SECRETS.
 */
export function logSecurity({ log, address }: LogContext, event: SecurityEvent, about: About = {}): void {
  log[levels[event]]?.(toLine(address, event, about), 'security')
  countSecurityEvent(event, toWord(about.limit ?? about.method ?? 'none'))
}

function toLine(address: string | undefined, event: SecurityEvent, about: About): object {
  const { email, customerId, session, origin, shopOrigins, cookies, ...words } = about
  return {
    security: event,
    ...Object.fromEntries(Object.entries(words).map(([name, value]) => [name, toWord(value)])),
    cookies: cookies?.map(toWord),
    origin: origin && toOrigin(origin),
    shopOrigins: shopOrigins?.map(toOrigin),
    email: toMark('email', email?.trim().toLowerCase()),
    customer: toMark('customer', customerId),
    session: toMark('session', session),
    network: toMark('network', address && toNetwork(address)),
  }
}

const key = createHmac('sha256', env.SESSION_SECRETS[0] ?? '')
  .update('vitrine: security log')
  .digest()

// 72 bits: nobody meets another's by chance; the kind keeps an address apart from an id of the same text
function toMark(kind: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  return createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, 12)
}

// the last line of defence for the promise above
function toWord(value: string): string {
  return /^[\w-]{1,40}$/.test(value) ? value : 'other'
}

function toOrigin(value: string): string {
  return URL.canParse(value) ? new URL(value).origin.slice(0, 100) : 'other'
}
