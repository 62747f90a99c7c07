import { setTimeout as sleep } from 'node:timers/promises'
import { type CommerceError, isCommerceError, isOutage } from '~/commerce/errors'
import { type CompletionRequest } from '~/commerce/shop/completion'
import { type RequestContext } from '~/context.server'
import { type Placed } from '~/commerce/shop/orders'
import { type SessionMeaning } from '../payment/payment-provider'
import { readSession } from '../payment/session-meaning.server'
import { putProvider } from './payment-session.server'

/**
 * What became of an attempt to order. `unclear`: nobody could say in time whether there is an order now;
 * `payment-open`: there is none until the payment has gone on as `meaning` says;
 * `codes-lapsed`: a code of the cart does not count any more, a gift card pays less than it did, or the cart costs
 * another amount than its payment is for;
 * `refused`: there is certainly none, and no reason that a shopper could do something about.
 */
export type Completion = ({ kind: 'placed' } & Placed) | Failure
type Failure =
  | { kind: 'out-of-stock' | 'payment-refused' | 'refused' | 'unclear' }
  | { kind: 'codes-lapsed' }
  | { kind: 'payment-open'; meaning: SessionMeaning }

export interface CompletionInput extends CompletionRequest {
  cartId: string
  /** What it becomes is no order of its own. */
  isExchange: boolean
  /** How it is paid; null where nothing is left to pay. */
  providerId: string | null
}

const attempts = 3
const lookPausesMs = [0, 400, 1000, 2000]

/**
 * Makes the cart an order, once. The backend may not keep to the idempotency key, so that after an unclear answer, and
 * after a refusal that another completion of the cart may have caused, the order is looked up by the cart; the cart is
 * completed again only where there is certainly none, and not after the deadline of 20 seconds.
 */
export async function completeCart(ctx: RequestContext, input: CompletionInput): Promise<Completion> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await complete(ctx, input)
    if (!('error' in answer)) return answer
    const { error } = answer
    const unsettled = error.mayHaveHappened
    const mayGoOn = unsettled && error.kind !== 'timeout' && attempt < attempts
    const placed = await lookUp(ctx, input, mayGoOn ? 2 : unsettled ? lookPausesMs.length : 1)
    if (placed === 'unknown') return { kind: 'unclear' }
    if (placed) return { kind: 'placed', ...placed }
    if (!mayGoOn) return explain(ctx, input, error)
  }
}

async function complete(
  ctx: RequestContext,
  { cartId, idempotencyKey, total }: CompletionInput,
): Promise<Completion | { error: CommerceError }> {
  try {
    const answer = await ctx.commerce.as({}).completeCart(cartId, { idempotencyKey, total })
    if (answer.kind === 'ordered') return { kind: 'placed', orderId: answer.orderId }
    const meaning = readSession(answer.paymentSession)
    return meaning && isOpen(meaning) ? { kind: 'payment-open', meaning } : { kind: 'payment-refused' }
  } catch (error) {
    if (isCommerceError(error)) return { error }
    throw error
  }
}

function isOpen({ state }: SessionMeaning): boolean {
  return state === 'elsewhere' || state === 'waiting' || state === 'details'
}

/** Looks at least `times` times for what the cart became, and on while nobody says whether there is anything. */
async function lookUp(
  ctx: RequestContext,
  { cartId, isExchange }: CompletionInput,
  times: number,
): Promise<Placed | null | 'unknown'> {
  let found: Placed | null | 'unknown' = 'unknown'
  for (const [before, pauseMs] of lookPausesMs.entries()) {
    if (found === null && before >= times) return null
    await sleep(pauseMs)
    const looking = isExchange ? ctx.orders.findExchangeByCart(cartId) : ctx.orders.findByCart(cartId)
    found = await looking.catch((error: unknown) => {
      if (isOutage(error)) return 'unknown' as const
      throw error
    })
    if (found !== null && found !== 'unknown') return found
  }
  return found
}

async function explain(
  ctx: RequestContext,
  { cartId, providerId }: CompletionInput,
  error: CommerceError,
): Promise<Failure> {
  const { reason, kind, code, status } = error
  ctx.log.warn({ kind, code, status, reason }, 'an order was not placed')
  if (reason === 'out-of-stock') {
    if (!error.leavesCartOpen) await reopen(ctx, cartId, providerId)
    return { kind: 'out-of-stock' }
  }
  if (reason === 'code-lapsed' || reason === 'amount-changed') return { kind: 'codes-lapsed' }
  if (isInTheDark(error)) return { kind: 'unclear' }
  return reason === 'not-paid' || reason === 'payment-refused' ? { kind: 'payment-refused' } : { kind: 'refused' }
}

async function reopen(ctx: RequestContext, cartId: string, providerId: string | null): Promise<void> {
  const shopper = ctx.commerce.as({})
  await shopper.carts.reopen(cartId)
  // reopening takes the chosen payment away
  if (providerId) await putProvider(shopper, cartId, providerId)
}

/** The backend itself has not answered, so that it may still be at work. */
function isInTheDark({ kind, status = 0 }: CommerceError): boolean {
  return kind === 'timeout' || kind === 'unreachable' || status > 500 || status < 300
}
