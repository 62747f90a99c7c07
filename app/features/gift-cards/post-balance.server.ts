import { isCommerceError } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { stay } from '~/forms/go-on'
import { readForm } from '~/forms/read-form.server'
import { refuse, refuseTooMany } from '~/forms/refuse.server'
import { getRegion } from '../region/region.server'
import { type Balance } from './gift-card'
import { giftCardSchema } from './gift-card.schema'

const tooManyKeys = ['gift-cards:errors.too-many-soon', 'gift-cards:errors.too-many'] as const

/**
 * What is left on the gift card whose code the form has. Codes are money, so guesses are few, and every code that is no
 * card's has the same answer.
 * @throws CommerceError when the backend is down
 */
export async function postBalance(ctx: RequestContext, form: FormData): Promise<FormAnswer<Balance>> {
  ctx.answer.doNotStore()
  const posted = readForm(ctx, form, giftCardSchema)
  if (!posted.ok) return posted
  try {
    await ctx.limits.count('gift-card')
    const { code } = posted.value
    const balance = code === null ? null : await readBalance(ctx, code)
    if (!balance) return refuse(ctx, form, 404, { errors: { code: 'gift-cards:errors.unknown' } })
    await ctx.limits.forgive('gift-card')
    return stay(balance)
  } catch (error) {
    const tooMany = toTooMany(error)
    if (!tooMany) throw error
    return refuseTooMany(ctx, form, tooMany, { field: 'code', keys: tooManyKeys })
  }
}

/** Null where no card has the code. */
async function readBalance(ctx: RequestContext, code: string): Promise<Balance | null> {
  try {
    const { regionId, ...card } = await ctx.commerce.as({}).giftCards.requireCard(code)
    const here = await getRegion(ctx)
    return { card: { code, ...card }, isForHere: here?.id === regionId }
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
