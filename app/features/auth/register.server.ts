import { type z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { type AuthFormData, getAuthForm } from './auth-form.server'
import { registrationSchema } from './auth.schema.server'
import { completeSignIn } from './complete-sign-in.server'
import { requestToken } from './credentials.server'
import { readCheckedForm } from './read-checked-form.server'
import { requestSetPasswordToken } from './set-password-token.server'
import { goTo, readRedirectTarget } from './nextauth-protocol.server'

type Registration = z.infer<typeof registrationSchema>
/** What the form carries hidden. @throws a redirect for who is signed in */
export async function getRegisterForm(ctx: RequestContext): Promise<AuthFormData> {
  const form = await getAuthForm(ctx)
  return (await ctx.session.peek()) ? goTo(ctx, form.callbackPath) : form
}

/** Makes an account and signs its owner in, or says what has to be corrected. */
export async function postRegistration(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { callbackPath } = readRedirectTarget(ctx, form)
  const posted = await readCheckedForm(ctx, form, registrationSchema)
  if (!posted.ok) return posted
  await ctx.limits.count('register', posted.value.email)
  if (!(await createCustomer(ctx, posted.value))) {
    return refuse(ctx, form, 409, { errors: { email: 'auth:fields.email-taken' } })
  }
  const { email, password } = posted.value
  const token = await requestSetPasswordToken(ctx, { email, password, callbackPath })
  await completeSignIn(ctx, { token, method: 'credentials', callbackPath })
  return goOn(callbackPath)
}

/** False where the address has an account that is not the one just asked for. */
async function createCustomer(ctx: RequestContext, registration: Registration): Promise<boolean> {
  try {
    await ctx.commerce.as({}).account.register(registration)
    return true
  } catch (error) {
    if (isCommerceError(error, 'invalid') && error.status === 422) return false
    // an answer that got lost: the account may be there, and its password tells
    if (isCommerceError(error) && error.mayHaveHappened && (await requestToken(ctx, registration))) return true
    throw error
  }
}
