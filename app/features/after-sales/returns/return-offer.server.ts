import { type RequestContext } from '~/context.server'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { toTranslated } from '../../catalog/translation.server'
import { type ReturnWay } from './return-draft'
import { type ReasonGroup } from './return-reasons'
import { type ReasonRecord, toReasonGroups } from './reason-groups.server'
import { toShippingCost } from './refund'

/** The reasons that can be given, in the page's language. @throws CommerceError when the backend is down */
export async function listReasonGroups(ctx: RequestContext): Promise<ReasonGroup[]> {
  const cached = { key: 'return-reasons', tags: ['return-reasons'], policy: 'regions' as const }
  const records = await ctx.commerce.catalogue.read(cached, async ({ medusa }) => {
    const { return_reasons: reasons } = await medusa.returnReasons.list()
    return reasons as unknown as ReasonRecord[]
  })
  return toReasonGroups(records, ctx.locale.language)
}

/** The ways back that the order's region has, cheapest first. @throws CommerceError when the backend is down */
export async function listReturnWays(ctx: RequestContext, order: OrderRecord): Promise<ReturnWay[]> {
  const { shipping_options: options } = await ctx.commerce.catalogue.live(({ medusa }) =>
    medusa.shippingOptions.list({ is_return: true, region_id: order.region_id }),
  )
  const ways = options.flatMap((option) => {
    const { id, amount, includes_tax, tax_rates } = option
    if (!id || typeof amount !== 'number') return []
    const name = toTranslated({ name: option.name ?? '', metadata: option.metadata }, ctx.locale.language).name
    return [{ id, name, cost: toShippingCost({ amount, includes_tax, tax_rates }) }]
  })
  return ways.toSorted((a, b) => a.cost - b.cost || a.name.localeCompare(b.name, ctx.locale.language))
}
