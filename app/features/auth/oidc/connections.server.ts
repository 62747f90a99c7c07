import { type ProviderUser } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type Flash, writeFlash } from '~/http/server/flash.server'
import { connectsProviders } from '../passwordless/capability.server'
import { type Outcome } from '../provider'
import { findIssuerByName, type IssuerSettings } from './issuers.server'

export interface ProviderConnections {
  connected: { id: string; name: string; email: string | null }[]
  /** Those that the shop offers and the customer has not connected. */
  others: { id: string; name: string }[]
}

/**
 * The OpenID Connect providers that the signed-in customer signs in with, and those that could be added; null where the
 * shop has none.
 * @throws a redirect to the sign-in where the session is over
 */
export async function listConnections(ctx: RequestContext): Promise<ProviderConnections | null> {
  if (!(await connectsProviders(ctx))) return null
  const connections = await ctx.session.askAsCustomer(({ identity }) => identity.listConnections())
  const connected = connections.map(({ id, issuer, email }) => {
    return { id, issuer: toComparable(issuer), name: toName(issuer), email }
  })
  const others = env.IDENTITY_PROVIDERS.filter(
    (known) => !connected.some(({ issuer }) => issuer === toComparable(known.issuer)),
  )
  return {
    connected: connected.map(({ id, name, email }) => ({ id, name, email })),
    others: others.map(({ id, name }) => ({ id, name })),
  }
}

interface Connecting {
  settings: IssuerSettings
  user: ProviderUser
  /** Who wanted it when the shopper left for the provider. */
  customerId: string
  callbackPath: string
}

/** Lets who has come back from a provider sign in with it, where the session that wanted it still lives. */
export async function connectProvider(
  ctx: RequestContext,
  { settings: { id: provider, name }, user, customerId, callbackPath }: Connecting,
): Promise<Outcome> {
  const session = await ctx.session.read()
  if (session?.customer.id !== customerId) {
    ctx.security.tell('provider-refused', { provider, reason: session ? 'other-account' : 'signed-out', customerId })
    return { kind: 'refused', code: 'SessionRequired', status: 401, callbackPath }
  }
  const isConnected = await ctx.session.askAsCustomer(({ identity }) => identity.connectProvider(user, ctx.locale.code))
  const subject = await ctx.session.readSubject()
  if (isConnected) ctx.security.tell('provider-connected', { provider, ...subject })
  else ctx.security.tell('provider-refused', { provider, reason: 'taken', ...subject })
  const flash: Flash = isConnected
    ? { kind: 'success', key: 'account:providers.connected', params: { name } }
    : { kind: 'error', key: 'account:providers.taken', params: { name } }
  ctx.headers.append('Set-Cookie', await writeFlash(callbackPath, flash))
  return { kind: 'continued', to: callbackPath }
}

/**
 * The customer signs in with this provider no more; the mailed link still lets them in.
 * @param id of a `ProviderConnections`
 * @returns the provider's name; null where the customer had not connected it
 */
export async function disconnectProvider(ctx: RequestContext, id: string): Promise<string | null> {
  const known = (await listConnections(ctx))?.connected.find((one) => one.id === id)
  if (!known) return null
  await ctx.session.askAsCustomer(({ identity }) => identity.disconnectProvider(known.id))
  ctx.security.tell('provider-disconnected', {
    provider: findIssuerByName(known.name)?.id ?? 'former',
    ...(await ctx.session.readSubject()),
  })
  return known.name
}

function toName(issuer: string): string {
  const known = env.IDENTITY_PROVIDERS.find((one) => toComparable(one.issuer) === toComparable(issuer))
  return known?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer)
}

// settings and tokens differ in the last slash
function toComparable(issuer: string): string {
  return issuer.replace(/\/$/, '')
}
