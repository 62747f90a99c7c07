import { answer } from '~/answer.server'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext, type RouteArgs } from '~/context.server'
import { env } from '~/env.server'
import { type FormAnswer } from '~/forms/form-answer'
import { type MerchantRights, requireMerchant, toSignIn } from '~/features/merchant/require-merchant.admin.server'
import { fail, receiveForm, redirectTo } from '~/respond.server'
import { data } from '@remix-run/node'

/** The same as `answer` for what is not there unless MERCHANT_PAGE is on. Nobody keeps it, and no failure's page sends a form again. */
export function answerOffered<T>(args: RouteArgs, run: (ctx: RequestContext) => Promise<T>): Promise<T> {
  if (env.MERCHANT_PAGE === 'off') fail('not-found')
  return answer(args, (ctx) => {
    ctx.answer.doNotStore()
    return run(ctx)
  })
}

/** The same with the merchant's rights: the sign-in for who has none, a 403 page for who may not. */
export function answerMerchant<T>(
  args: RouteArgs,
  run: (ctx: RequestContext, rights: MerchantRights) => Promise<T>,
): Promise<T> {
  return answerOffered(args, async (ctx) => {
    try {
      return await run(ctx, await requireMerchant(ctx))
    } catch (error) {
      if (isCommerceError(error, 'forbidden')) fail('forbidden')
      if (isCommerceError(error, 'unauthenticated')) throw await toSignIn(ctx)
      throw error
    }
  })
}

/** Reads a form of these pages. */
export async function receiveMerchantForm(ctx: RequestContext, request: Request): Promise<FormData> {
  const form = await receiveForm(ctx, request)
  ctx.answer.withholdForm()
  return form
}

/** What a form of these pages came to: another page, or its own once more. */
export async function sendMerchantAnswer(ctx: RequestContext, answered: FormAnswer) {
  if (!answered.ok) return data(answered, { status: answered.refused.status })
  return redirectTo(ctx, answered.to ?? ctx.url.pathname, answered.flash)
}
