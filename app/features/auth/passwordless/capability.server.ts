import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { canSendMail } from './send-link.server'

type Asking = Pick<RequestContext, 'commerce'>

/**
 * Whether somebody can sign in without a password here: the shop and its backend's plugin share a secret, and the plugin
 * lets every mailed link count once.
 */
export async function isPasswordless(ctx: Asking): Promise<boolean> {
  if (!env.IDENTITY_SECRET) return false
  return (await ctx.commerce.getCapabilities())?.passwordless ?? false
}

/** Whether a mailed link can prove here that somebody owns an address. */
export async function canProveByMail(ctx: Asking): Promise<boolean> {
  return canSendMail && isPasswordless(ctx)
}

/** Whether OpenID Connect providers can be signed in with: the plugin keeps who is which customer. */
export async function connectsProviders(ctx: Asking): Promise<boolean> {
  if (env.IDENTITY_PROVIDERS.length === 0 || !(await isPasswordless(ctx))) return false
  return (await ctx.commerce.getCapabilities())?.providers ?? false
}

/** Whether the backend's plugin keeps whose account a passkey opens. */
export async function keepsPasskeys(ctx: Asking): Promise<boolean> {
  return (await isPasswordless(ctx)) && ((await ctx.commerce.getCapabilities())?.passkeys ?? false)
}

/** Whether the backend's plugin says of a link for a forgotten password whether it still counts. */
export async function checksResetLinks(ctx: Asking): Promise<boolean> {
  return (await ctx.commerce.getCapabilities())?.resetLinks ?? false
}

/** Whether the backend's plugin mails the link that moves a guest's order into an account; Medusa alone mails none. */
export async function canClaimOrders(ctx: Asking): Promise<boolean> {
  return (await ctx.commerce.getCapabilities())?.orderClaims ?? false
}

/** Whether the backend's plugin knows the generation of every token, so that all sessions of an account can be ended. */
export async function knowsGenerations(ctx: Asking): Promise<boolean> {
  return (await ctx.commerce.getCapabilities())?.endingSessions ?? false
}

/** Whether the backend has said what its plugin offers: it may be away, and have a plugin all the same. */
export async function isCapabilityKnown(ctx: Asking): Promise<boolean> {
  return !env.IDENTITY_SECRET || (await ctx.commerce.getCapabilities()) !== null
}
