import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { TooManyError } from '~/http/server/too-many-error'
import { withMinimumDuration } from '~/http/server/minimum-duration'
import { paths } from '~/paths'
import { toPauseMs } from '~/pause.server'
import { forgottenPasswordSchema } from './auth.schema.server'
import { readCheckedForm } from './read-checked-form.server'
import { keepReturn } from './reset-password.server'
import { readRedirectTarget, withQuery } from './nextauth-protocol.server'

// longer than the backend needs for an address that it knows
const answerFloorMs = 700

/**
 * Has the backend send a link for a new password. Whether it knows the address shows neither in the answer nor in how
 * long that takes.
 */
export async function postForgottenPassword(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { callbackPath } = readRedirectTarget(ctx, form)
  const posted = await readCheckedForm(ctx, form, forgottenPasswordSchema)
  if (!posted.ok) return posted
  try {
    await ctx.limits.count('reset-link', posted.value.email)
  } catch (error) {
    // what was sent a moment ago still counts
    if (!(error instanceof TooManyError && error.isAboutAccount)) throw error
    return refuse(ctx, form, 429, { message: 'auth:errors.EmailLinksSent' })
  }
  ctx.security.tell('password-reset-asked', { email: posted.value.email })
  await keepReturn(ctx, callbackPath)
  await withMinimumDuration(toPauseMs(answerFloorMs), () => requestLink(ctx, posted.value.email))
  return goOn(withQuery(paths.verifyRequest(), { for: 'password', callbackUrl: callbackPath }))
}

async function requestLink(ctx: RequestContext, email: string): Promise<void> {
  try {
    await ctx.commerce.as({}).identity.mailPasswordLink(email, ctx.locale.code)
  } catch (error) {
    if (!isCommerceError(error, 'invalid', 'not-found', 'unauthenticated')) throw error
    ctx.log.info({ err: error }, 'no link for a forgotten password was made')
  }
}
