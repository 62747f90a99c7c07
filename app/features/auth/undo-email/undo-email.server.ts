import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { paths } from '~/paths'
import { getAuthForm } from '../auth-form.server'
import { isPasswordless } from '../passwordless/capability.server'
import { readCheckedForm } from '../read-checked-form.server'
import { goTo, readRedirectTarget, withQuery } from '../nextauth-protocol.server'

const postSchema = z.object({ token: z.string().max(2000) })

/** What the page behind the link of a mail to a former address shows; looking at it changes nothing. */
export async function getUndoEmailPage(ctx: RequestContext) {
  const token = ctx.url.searchParams.get('token')
  if (!token || !(await isPasswordless(ctx))) return goTo(ctx, toNoLink(ctx))
  ctx.answer.doNotStore()
  return { form: await getAuthForm(ctx), token }
}

export type UndoEmailPageData = Awaited<ReturnType<typeof getUndoEmailPage>>

/**
 * Gives an account its former address back, and leads to where a new password is asked for: the backend ends its sessions and
 * its password by that.
 */
export async function postUndoEmail(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { callbackPath } = readRedirectTarget(ctx, form)
  const posted = await readCheckedForm(ctx, form, postSchema)
  if (!posted.ok) return posted
  await ctx.limits.count('new-password')
  try {
    const email = await ctx.commerce.as({}).identity.undoEmailChange(posted.value.token)
    ctx.security.tell('email-change-undone', { email })
  } catch (error) {
    if (isCommerceError(error, 'conflict')) {
      return refuse(ctx, form, 409, { message: 'auth:undo-email.taken' })
    }
    if (!isCommerceError(error, 'unauthenticated', 'not-found')) throw error
    ctx.security.tell('token-refused', { token: 'email-undo-link', reason: 'forged' })
    return goOn(toNoLink(ctx))
  }
  const next = paths.forgottenPassword(callbackPath)
  return goOn(next, { kind: 'success', key: 'auth:undo-email.done' })
}

function toNoLink(ctx: RequestContext): string {
  const callbackUrl = paths.account(ctx.locale.code)
  return withQuery(paths.authError(), { error: 'UndoEmail', callbackUrl })
}
