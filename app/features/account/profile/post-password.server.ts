import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { changePassword } from '../../auth/change-password.server'
import { toOwnWords } from '../../auth/password-policy.server'
import { type PostedForm, readPostedForm, refuseForm } from '../../auth/posted-form.server'
import { toPasswordSchema } from './password.schema'

/** Changes the customer's password, or says what has to be corrected. @throws a redirect where nobody is signed in */
export async function postPassword(
  ctx: RequestContext,
  form: FormData,
): Promise<{ ok: true; flash: Flash } | Extract<PostedForm<never>, { ok: false }>> {
  const { customer } = await ctx.session.require()
  const ownWords = toOwnWords({ email: customer.email, names: [customer.name] })
  const posted = await readPostedForm(ctx, form, toPasswordSchema(ownWords))
  if (!posted.ok) return posted
  const { currentPassword: current, password } = posted.value
  if ((await changePassword(ctx, { current, next: password })) === 'changed') {
    return { ok: true, flash: { kind: 'success', key: 'account:password.changed' } }
  }
  return {
    ok: false,
    status: 400,
    refused: refuseForm(ctx, form, { errors: { currentPassword: 'account:password.current-wrong' } }),
  }
}
