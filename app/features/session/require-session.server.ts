import { redirect } from '@remix-run/node'
import { isCommerceError } from '~/commerce/errors'
import { type ShopperFace } from '~/commerce/shop/commerce'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { takeCookies } from '~/respond.server'
import { keepForm } from './kept-form.server'
import { getSession, getShopper, isFreshSession, loseSession, readCarriedId, type Session } from './session.server'

/**
 * The session of a page that nobody sees without one, or of a write, as the backend confirms it.
 * @param form what was posted, so that it is there again after the sign-in; see `takeForm`
 * @throws a redirect to the sign-in, which leads back here; CommerceError where the backend does not answer
 */
export async function requireSession(ctx: RequestContext, form?: FormData): Promise<Session> {
  ctx.caching = 'no-store'
  return (await getSession(ctx)) ?? toSignIn(ctx, form)
}

/**
 * The session of a write that changes how the account is opened: its owner has signed in within the last ten minutes, so
 * that a device left alone or a copied cookie is not enough. Otherwise as `requireSession`, which an older one fails too.
 */
export async function requireFreshSession(ctx: RequestContext, form?: FormData): Promise<Session> {
  const session = await requireSession(ctx, form)
  return (await isFreshSession(ctx)) ? session : toSignIn(ctx, form, 'ConfirmIdentity')
}

/**
 * Asks the backend in the signed-in customer's name. Where it refuses the token, the session is over: the bag stays, and
 * the shopper signs in again.
 * @param form as for `requireSession`
 * @throws CommerceError for every other refusal; a redirect to the sign-in, which leads back here
 */
export async function askAsCustomer<T>(
  ctx: RequestContext,
  ask: (customer: ShopperFace) => Promise<T>,
  form?: FormData,
): Promise<T> {
  try {
    return await ask(ctx.commerce.as(await getShopper(ctx)))
  } catch (error) {
    if (!isCommerceError(error, 'unauthenticated')) throw error
    await loseSession(ctx)
    return toSignIn(ctx, form)
  }
}

/**
 * Asks the backend in the name of whoever it is. Where it refuses a customer's token, the session is over and a guest asks.
 * @throws CommerceError for every other refusal
 */
export async function askAsShopper<T>(ctx: RequestContext, ask: (shopper: ShopperFace) => Promise<T>): Promise<T> {
  const { token } = await getShopper(ctx)
  try {
    return await ask(ctx.commerce.as({ token }))
  } catch (error) {
    if (!token || !isCommerceError(error, 'unauthenticated')) throw error
    await loseSession(ctx)
    return ask(ctx.commerce.as({}))
  }
}

async function toSignIn(
  ctx: RequestContext,
  form: FormData | undefined,
  error: 'SessionRequired' | 'ConfirmIdentity' = 'SessionRequired',
): Promise<never> {
  const callbackUrl = ctx.url.pathname + ctx.url.search
  if (form) await keepForm(ctx, form, await readCarriedId(ctx))
  throw redirect(`${paths.signIn()}?${new URLSearchParams({ error, callbackUrl })}`, {
    status: 303,
    headers: [...takeCookies(ctx), ['Cache-Control', 'no-store']],
  })
}
