import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { paths } from '~/paths'
import { changePassword } from '../../auth/change-password.server'
import { toOwnWords } from '../../auth/password-policy.server'
import { readCheckedForm } from '../../auth/read-checked-form.server'
import { toPasswordSchema } from './password.schema'

/** Changes the customer's password, or says what has to be corrected. @throws a redirect where nobody is signed in */
export async function postPassword(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { customer } = await ctx.session.require()
  const ownWords = toOwnWords({ email: customer.email, names: [customer.name] })
  const posted = await readCheckedForm(ctx, form, toPasswordSchema(ownWords))
  if (!posted.ok) return posted
  const { currentPassword: current, password } = posted.value
  if ((await changePassword(ctx, { current, next: password })) === 'changed') {
    return goOn(paths.accountProfile(ctx.locale.code), { kind: 'success', key: 'account:password.changed' })
  }
  return refuse(ctx, form, 400, { errors: { currentPassword: 'account:password.current-wrong' } })
}
