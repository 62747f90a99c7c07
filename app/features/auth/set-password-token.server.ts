import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { requestToken } from './credentials.server'
import { keepTyped } from './typed-sign-in.server'
import { goTo, withQuery } from './nextauth-protocol.server'

interface SetPassword {
  email: string
  /** Counts at the backend already. */
  password: string
  /** Where the sign-in leads. */
  callbackPath: string
}

/**
 * The backend's token for a password that was set a moment ago. Whatever becomes of this, the password is set, and to send
 * it once more would be refused: where there is no token, as when the backend has too many passwords to hash, the shopper
 * is told to sign in with it.
 * @throws a redirect to the sign-in page that says so
 */
export async function requestSetPasswordToken(
  ctx: RequestContext,
  { callbackPath, ...credentials }: SetPassword,
): Promise<string> {
  const token = await requestToken(ctx, credentials).catch((error: unknown) => {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'a password was set, but nobody signed in with it')
    return null
  })
  if (token) return token
  await keepTyped(ctx, { email: credentials.email, missing: [] })
  return goTo(ctx, withQuery(paths.signIn(), { error: 'PasswordSet', callbackUrl: callbackPath }))
}
