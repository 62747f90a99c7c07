import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { toTranslated } from '../../catalog/translation.server'
import { toReasonGroups } from './reason-groups.server'
import { type ReturnWay } from './return-draft'
import { type ReasonGroup } from './return-reasons'

/** The reasons that can be given, in the page's language. @throws CommerceError when the backend is down */
export async function listReasonGroups(ctx: RequestContext): Promise<ReasonGroup[]> {
  const cached = { key: 'return-reasons', tags: ['return-reasons'], policy: 'regions' as const }
  const reasons = await ctx.commerce.catalogue.read(cached, (shop) => shop.listReturnReasons())
  return toReasonGroups(reasons, ctx.locale)
}

/** The ways back that the order's region has, cheapest first. @throws CommerceError when the backend is down */
export async function listReturnWays(ctx: RequestContext, order: Order): Promise<ReturnWay[]> {
  const { language } = ctx.locale
  const options = await ctx.commerce.catalogue.live((shop) => shop.listReturnOptions(order.regionId))
  return options
    .map((option) => ({ id: option.id, name: toTranslated(option, ctx.locale).name, cost: option.cost }))
    .toSorted((a, b) => a.cost - b.cost || a.name.localeCompare(b.name, language))
}
