import { parseWithZod } from '@conform-to/zod/v4'
import { isCommerceError } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { toWaitTime } from '~/http/wait-time'
import { countAttempt, forgiveAttempt } from '../limits/rate-limits.server'
import { getRegion } from '../region/region.server'
import { type BalanceAnswer, giftCardFieldId } from './gift-card'
import { giftCardSchema } from './gift-card.schema'

interface BalanceOutcome {
  /** HTTP status. */
  status: number
  answer: BalanceAnswer
}

/**
 * What is left on the gift card whose code the form has. Codes are money, so guesses are few, and every code that is no
 * card's has the same answer.
 * @throws CommerceError when the backend is down
 */
export async function postBalance(ctx: RequestContext, form: FormData): Promise<BalanceOutcome> {
  ctx.caching = 'no-store'
  const typed = String(form.get('code') ?? '')
  const submission = parseWithZod(form, { schema: giftCardSchema })
  const isEmpty = submission.status === 'error' && submission.error?.code?.[0] === 'required'
  if (isEmpty) return toRefused(400, typed, ctx.t('gift-cards:errors.required'))
  try {
    await countAttempt(ctx, 'gift-card')
    const answer = submission.status === 'success' ? await readBalance(ctx, submission.value.code) : null
    if (!answer) return toRefused(404, typed, ctx.t('gift-cards:errors.unknown'))
    await forgiveAttempt(ctx, 'gift-card')
    return { status: 200, answer }
  } catch (error) {
    const tooMany = toTooMany(error)
    if (!tooMany) throw error
    ctx.headers.set('Retry-After', String(tooMany.waitSeconds))
    const { isSoon, minutes } = toWaitTime(tooMany.waitSeconds)
    const key = isSoon ? 'gift-cards:errors.too-many-soon' : 'gift-cards:errors.too-many'
    return toRefused(429, typed, ctx.t(key, { count: minutes }))
  }
}

/** Null where no card has the code. */
async function readBalance(ctx: RequestContext, code: string): Promise<BalanceAnswer | null> {
  try {
    const { gift_card: card } = await ctx.commerce.as({}).read(({ giftCards }) => giftCards.retrieve(code))
    const { value, balance, region } = card
    if (!region) return null
    const here = await getRegion(ctx)
    return { card: { code, value, balance, currency: region.currency_code }, isForHere: here?.id === region.id }
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}

function toRefused(status: number, typed: string, message: string): BalanceOutcome {
  return { status, answer: { problems: [{ fieldId: giftCardFieldId, message }], typed } }
}
