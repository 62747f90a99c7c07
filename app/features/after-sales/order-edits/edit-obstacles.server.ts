import { type Order } from '~/commerce/shop/order'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type RequestContext } from '~/context.server'
import { toLineLives } from '~/features/orders/line-life'
import { listLiveVariants } from '../../cart/live-variant.server'
import { listRegions } from '../../region/region.server'
import { readReturns } from '../returns/read-returns.server'
import { type EditObstacles, findEditObstacles } from './edit-obstacles'

/**
 * What stands in the way of an open proposal as things are now, for an order that `requireOwnOrder` has let through.
 * @throws CommerceError when the backend is down
 */
export async function readEditObstacles(ctx: RequestContext, order: Order, edit: OrderEdit): Promise<EditObstacles> {
  if (edit.status !== 'requested') return {}
  const ids = edit.changes.flatMap(({ kind, line }) => (kind !== 'remove' && line?.variant?.id) || [])
  const region = (await listRegions(ctx)).find(({ id }) => id === order.regionId)
  const [known, variants] = await Promise.all([
    readReturns(ctx, order.id),
    region ? listLiveVariants(ctx, region, [...new Set(ids)]) : [],
  ])
  const stocks = new Map(variants.map(({ id, stock }) => [id, stock]))
  return findEditObstacles(edit, toLineLives(order, known?.past ?? null), (id) => stocks.get(id) ?? null)
}
