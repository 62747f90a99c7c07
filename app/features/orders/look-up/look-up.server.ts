import { parseWithZod } from '@conform-to/zod/v4'
import { isCommerceError } from '~/commerce/errors'
import { type Address } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { countAttempt, forgiveAttempt } from '~/features/limits/rate-limits.server'
import { withFloor } from '~/http/server/with-floor'
import { type MessageKey } from '~/i18n/keys'
import { toPauseMs } from '~/pause.server'
import { logSecurity } from '~/security-log.server'
import { proveLookedUp } from '../order-proof.server'
import { isSamePostalCode } from './is-same-postal-code'
import { lookUpSchema } from './look-up.schema'

/** What a look-up has to be corrected in. */
export interface LookUpRefusal {
  status: 400 | 404
  /** What was typed, by field. */
  typed: Record<string, string>
  /** What to do, by field; empty where all is well-formed and there is no such order. */
  errors: Record<string, string>
}

export type LookUpResult = { ok: true; orderId: string } | { ok: false; refusal: LookUpRefusal }

// longer than the backend needs for an order that it knows
const answerFloorMs = 500

/**
 * Lets the browser see the order whose number, e-mail address and postcode somebody has typed. Every kind of miss has one
 * answer, and takes as long as a hit.
 * @throws TooManyError where this network or this address has had too many tries; CommerceError when the backend is down
 */
export async function lookUpOrder(ctx: RequestContext, form: FormData): Promise<LookUpResult> {
  const submission = parseWithZod(form, { schema: lookUpSchema })
  if (submission.status !== 'success') return refuse(ctx, 400, form, submission.error ?? {})
  const { email } = submission.value
  await countAttempt(ctx, 'order-look-up', email)
  const order = await withFloor(toPauseMs(answerFloorMs), () => findOrder(ctx, submission.value))
  logSecurity(ctx, order ? 'order-looked-up' : 'order-look-up-refused', { email })
  if (!order) return refuse(ctx, 404, form)
  await forgiveAttempt(ctx, 'order-look-up', email)
  // an order that the merchant has drafted may have no cart
  await proveLookedUp(ctx, { orderId: order.id, cartId: order.cart_id ?? order.id })
  return { ok: true, orderId: order.id }
}

interface Found {
  id: string
  cart_id: string | null
  shipping_address: Pick<Address, 'postal_code'> | null
}

interface Said {
  number: number
  email: string
  postalCode: string
}

async function findOrder(ctx: RequestContext, { number, email, postalCode }: Said): Promise<Found | null> {
  const query = new URLSearchParams({
    display_id: String(number),
    email,
    'shipping_address[postal_code]': postalCode,
    fields: 'id,cart_id',
    expand: 'shipping_address',
  })
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', `/store/orders?${query}`))
    const { order } = answer as { order: Found }
    const known = order.shipping_address?.postal_code ?? ''
    // Medusa 1.20 takes the postcode and does not look at it; gift cards are ordered without one
    return known === '' || isSamePostalCode(known, postalCode) ? order : null
  } catch (error) {
    if (isCommerceError(error, 'not-found', 'invalid')) return null
    throw error
  }
}

function refuse(
  { t }: RequestContext,
  status: LookUpRefusal['status'],
  form: FormData,
  problems: Record<string, string[] | null> = {},
): LookUpResult {
  const typed = ['number', 'email', 'postalCode'].map((name) => [name, String(form.get(name) ?? '').slice(0, 254)])
  const errors = Object.entries(problems).flatMap(([name, keys]) =>
    keys?.[0] ? [[name, t(keys[0] as MessageKey)]] : [],
  )
  return { ok: false, refusal: { status, typed: Object.fromEntries(typed), errors: Object.fromEntries(errors) } }
}
