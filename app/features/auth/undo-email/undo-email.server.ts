import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { countAttempt } from '~/features/limits/rate-limits.server'
import { writeFlash } from '~/http/server/flash.server'
import { paths } from '~/paths'
import { receiveForm } from '~/respond.server'
import { logSecurity } from '~/security-log.server'
import { getAuthForm } from '../auth-form.server'
import { isPasswordless } from '../passwordless/capability.server'
import { type PostedForm, readPostedForm, refuseForm } from '../posted-form.server'
import { goTo, readWish, withQuery } from '../wire.server'

type Refusal = Extract<PostedForm<never>, { ok: false }>

const answerSchema = z.object({ email: z.string() })
const postSchema = z.object({ token: z.string().max(2000) })

/** What the page behind the link of a mail to a former address shows; looking at it changes nothing. */
export async function getUndoEmailPage(ctx: RequestContext) {
  const token = ctx.url.searchParams.get('token')
  if (!token || !(await isPasswordless(ctx))) return toNoLink(ctx)
  ctx.caching = 'no-store'
  return { form: await getAuthForm(ctx), token }
}

export type UndoEmailPageData = Awaited<ReturnType<typeof getUndoEmailPage>>

/**
 * Gives an account its former address back. The backend ends its sessions and its password by that.
 * @throws a redirect: to where a new password is asked for, or to the error page where the link says nothing any more
 */
export async function postUndoEmail(ctx: RequestContext, request: Request): Promise<Refusal> {
  const form = await receiveForm(request)
  const { callbackPath } = readWish(ctx, form)
  const posted = await readPostedForm(ctx, form, postSchema)
  if (!posted.ok) return posted
  await countAttempt(ctx, 'new-password')
  try {
    const { token } = posted.value
    const answer = await ctx.commerce
      .as({})
      .write(({ client }) => client.request('POST', '/store/vitrine/identity/email/undo', { token }))
    logSecurity(ctx, 'email-change-undone', { email: answerSchema.parse(answer).email })
  } catch (error) {
    if (isCommerceError(error, 'conflict')) {
      return { ok: false, status: 409, refused: refuseForm(ctx, form, { message: 'auth:undo-email.taken' }) }
    }
    if (!isCommerceError(error, 'unauthenticated', 'not-found')) throw error
    logSecurity(ctx, 'token-refused', { token: 'email-undo-link', reason: 'forged' })
    return toNoLink(ctx)
  }
  const next = paths.forgottenPassword(callbackPath)
  ctx.headers.append('Set-Cookie', await writeFlash(next, { kind: 'success', key: 'auth:undo-email.done' }))
  return goTo(ctx, next)
}

function toNoLink(ctx: RequestContext): never {
  const callbackUrl = paths.account(ctx.locale.code)
  return goTo(ctx, withQuery(paths.authError(), { error: 'UndoEmail', callbackUrl }))
}
