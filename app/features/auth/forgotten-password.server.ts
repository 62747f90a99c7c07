import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { countAttempt } from '~/features/limits/rate-limits.server'
import { TooManyError } from '~/http/server/too-many-error'
import { withFloor } from '~/http/server/with-floor'
import { paths } from '~/paths'
import { toPauseMs } from '~/pause.server'
import { receiveForm } from '~/respond.server'
import { logSecurity } from '~/security-log.server'
import { forgottenPasswordSchema } from './auth.schema.server'
import { type PostedForm, readPostedForm, refuseForm } from './posted-form.server'
import { keepReturn } from './reset-password.server'
import { goTo, readWish, withQuery } from './wire.server'

type Refusal = Extract<PostedForm<never>, { ok: false }>

// longer than the backend needs for an address that it knows
const answerFloorMs = 700

/**
 * Has the backend send a link for a new password. Whether it knows the address shows neither in the answer nor in how
 * long that takes. @throws a redirect to "look into your inbox"
 */
export async function postForgottenPassword(ctx: RequestContext, request: Request): Promise<Refusal> {
  const form = await receiveForm(request)
  const { callbackPath } = readWish(ctx, form)
  const posted = await readPostedForm(ctx, form, forgottenPasswordSchema)
  if (!posted.ok) return posted
  try {
    await countAttempt(ctx, 'reset-link', posted.value.email)
  } catch (error) {
    // what was sent a moment ago still counts
    if (!(error instanceof TooManyError && error.isAboutAccount)) throw error
    return { ok: false, status: 429, refused: refuseForm(ctx, form, { message: 'auth:errors.EmailLinksSent' }) }
  }
  logSecurity(ctx, 'password-reset-asked', { email: posted.value.email })
  await keepReturn(ctx, callbackPath)
  await withFloor(toPauseMs(answerFloorMs), () => requestLink(ctx, posted.value.email))
  return goTo(ctx, withQuery(paths.verifyRequest(), { for: 'password', callbackUrl: callbackPath }))
}

async function requestLink(ctx: RequestContext, email: string): Promise<void> {
  // the plugin's mail is in this language
  const headers = { 'x-vitrine-locale': ctx.locale.code }
  try {
    await ctx.commerce.as({}).write((medusa) => medusa.customers.generatePasswordToken({ email }, headers))
  } catch (error) {
    if (!isCommerceError(error, 'invalid', 'not-found', 'unauthenticated')) throw error
    ctx.log.info({ err: error }, 'no link for a forgotten password was made')
  }
}
