import { CommerceError, type CommerceErrorKind, type CommerceReason } from '../errors'
import { MedusaRefusal } from './medusa-refusal'

/** The backend's answer, as far as errors are made of it. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  data: unknown
}

const kindsByStatus: Record<number, CommerceErrorKind> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'limited',
}

/** The plugin says so to who calls without its secret, or with another: the shop is set up wrongly, whatever was asked. */
export const misconfiguredCode = 'storefront_only'

// What our plugin refuses with 409 it would refuse again, unlike Medusa's other 409s, and so it is with what Medusa is short
// of: `orders/conflict-codes.js` there, and the codes of its completion of carts. What is written into a cart that was
// ordered meanwhile goes against the state of things, and into the next cart.
const finalCodes: Record<string, CommerceErrorKind> = {
  already_claimed: 'invalid',
  amount_changed: 'invalid',
  cart_closed: 'conflict',
  code_lapsed: 'invalid',
  gift_card_spent: 'invalid',
  insufficient_inventory: 'invalid',
  not_paid: 'invalid',
  order_canceled: 'invalid',
  payment_canceled: 'invalid',
  payment_held: 'invalid',
  pieces_bound: 'invalid',
  refund_exceeds_paid: 'invalid',
  swap_canceled: 'invalid',
}

const reasons: Record<string, CommerceReason> = {
  amount_changed: 'amount-changed',
  cart_closed: 'cart-closed',
  code_lapsed: 'code-lapsed',
  insufficient_inventory: 'out-of-stock',
  not_paid: 'not-paid',
  order_canceled: 'order-cancelled',
  payment_held: 'payment-held',
  pieces_bound: 'pieces-bound',
}

/** The error for an answer that is not a success. */
export function toRefusal(call: string, answer: Answer): CommerceError {
  const { status } = answer
  const said = toReason(answer.data)
  const [type, code, message] = [toText(said, 'type'), toText(said, 'code'), toText(said, 'message')]
  const final = code === undefined ? undefined : finalCodes[code]
  const kind = code === misconfiguredCode ? 'failed' : toKind(status)
  const details = {
    kind: final ?? kind,
    call,
    status,
    reason: (code && reasons[code]) || (type === 'duplicate_error' ? ('duplicate' as const) : undefined),
    retryAfterSeconds: toSeconds(answer.headers['retry-after']),
    mayHaveHappened: !final && (status >= 500 || status === 409),
    leavesCartOpen: isRecord(answer.data) && answer.data.cart_open === true,
  }
  return new MedusaRefusal(details, { type, code, message })
}

function toKind(status: number): CommerceErrorKind {
  return kindsByStatus[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'failed')
}

// Most answers are the reason themselves; completing a cart wraps it as `{ errors: [reason] }`.
function toReason(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return data
  return Array.isArray(data.errors) ? data.errors[0] : data
}

/** The error for an answer of status `status` whose body is not what the backend speaks. */
export function toUnreadable(call: string, status: number): CommerceError {
  return new CommerceError({ kind: 'failed', call, status, cause: 'unreadable', mayHaveHappened: true })
}

// With these nothing was ever sent.
const notSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The error for a call that got no whole answer. `sent` is false when the request never left. */
export function toSilence(
  call: string,
  cause: unknown,
  { expired, sent }: { expired: boolean; sent: boolean },
): CommerceError {
  const code = expired ? undefined : toText(cause, 'code')
  const delivered = sent && !(code !== undefined && notSent.has(code))
  return new CommerceError({ kind: expired ? 'timeout' : 'unreachable', call, cause: code, mayHaveHappened: delivered })
}

/** The error for a call that was not sent, since the backend is known to be away. */
export function toHeldBack(call: string): CommerceError {
  return new CommerceError({ kind: 'unreachable', call, cause: 'held back', mayHaveHappened: false })
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}

function toText(data: unknown, field: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function toSeconds(header: string | string[] | undefined): number | undefined {
  const text = Array.isArray(header) ? header[0] : header
  if (!text) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}
