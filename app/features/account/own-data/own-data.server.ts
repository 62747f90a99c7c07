import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listConnections } from '~/features/auth/oidc/connections.server'

/**
 * What the shop keeps of the signed-in customer, as the backend says it: profile, addresses, providers to sign in with and
 * all orders. Amounts are in the currency's minor unit. Article 20 of the GDPR wants it in a common, machine-readable form.
 * @throws a redirect to the sign-in; CommerceError
 */
export async function readOwnData(ctx: RequestContext) {
  await ctx.session.require()
  const { customer, orders } = await ctx.session.askAsCustomer(({ account }) => account.exportData())
  const data = {
    shop: env.SHOP_NAME,
    address: ctx.url.origin,
    writtenAt: new Date().toISOString(),
    customer,
    providers: (await listConnections(ctx))?.connected ?? [],
    orders,
  }
  ctx.security.tell('data-downloaded', await ctx.session.readSubject())
  return data
}
