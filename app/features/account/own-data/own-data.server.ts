import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listConnections } from '~/features/auth/oidc/connections.server'
import { logSecurity } from '~/security-log.server'

const ordersAtATime = 50

const orderQuery = new URLSearchParams({
  fields:
    'id,display_id,created_at,canceled_at,status,fulfillment_status,payment_status,email,currency_code,tax_rate,metadata,' +
    'subtotal,discount_total,gift_card_total,shipping_total,tax_total,total,paid_total,refunded_total',
  expand: 'items,shipping_address,billing_address,shipping_methods,discounts',
  limit: String(ordersAtATime),
})

/**
 * What the shop keeps of the signed-in customer, as the backend says it: profile, addresses, providers to sign in with and
 * all orders. Amounts are in the currency's minor unit. Article 20 of the GDPR wants it in a common, machine-readable form.
 * @throws a redirect to the sign-in; CommerceError
 */
export async function readOwnData(ctx: RequestContext) {
  await ctx.session.require()
  const data = await ctx.session.askAsCustomer(async (face) => ({
    shop: env.SHOP_NAME,
    address: ctx.url.origin,
    writtenAt: new Date().toISOString(),
    customer: (await face.read(({ customers }) => customers.retrieve())).customer,
    providers: (await listConnections(ctx))?.connected ?? [],
    orders: await listAllOrders((path) => face.read(({ client }) => client.request('GET', path))),
  }))
  logSecurity(ctx, 'data-downloaded', await ctx.session.readSubject())
  return data
}

async function listAllOrders(ask: (path: string) => Promise<unknown>): Promise<unknown[]> {
  const orders: unknown[] = []
  for (;;) {
    const path = `/store/customers/me/orders?${orderQuery}&offset=${orders.length}`
    const page = (await ask(path)) as { orders: unknown[]; count: number }
    orders.push(...page.orders)
    if (page.orders.length === 0 || orders.length >= page.count) return orders
  }
}
