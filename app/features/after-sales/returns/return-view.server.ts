import { type Order } from '~/commerce/shop/order'
import { type Return } from '~/commerce/shop/order-past'
import { type RequestContext } from '~/context.server'
import { toLineLives } from '~/features/orders/line-life'
import { env } from '~/env.server'
import { toDayFormat } from '~/i18n/day-format'
import { toTranslated } from '../../catalog/translation.server'
import { type FindLine } from '../line-finder.server'
import { type OrderReturns, toReturnLimit } from './read-returns.server'
import { listReasonGroups } from './return-offer.server'
import { toOfferedLines } from './return-page.server'
import { type OrderReturnsData, type ReturnView, type SlipView } from './return-view'
import { findReasonName, type ReasonGroup } from './return-reasons'
import { toReturnState } from './return-state'

/**
 * What of an order comes and came back, and whether more of it can, for an order that `requireOwnOrder` has let through.
 * @param findLine of the order's lines
 * @param known what `readReturns` tells of it
 * @throws CommerceError when the backend is down
 */
export async function getOrderReturns(
  ctx: RequestContext,
  order: Order,
  findLine: FindLine,
  known: OrderReturns | null,
): Promise<OrderReturnsData> {
  const reasons = known && known.returns.length > 0 ? await listReasonGroups(ctx) : []
  return {
    orderId: order.id,
    returns: known?.returns.map((request) => toView(ctx, request, { known, findLine, reasons })) ?? [],
    currency: order.currency,
    mayReturn: toOfferedLines(order, toLineLives(order, known?.past ?? null)).length > 0,
  }
}

/**
 * A return of an order that `requireOwnOrder` has let through, or what comes back in an exchange of it, under the exchange's name; null where
 * there is neither.
 * @param findLine of the order's lines
 * @param known what `readReturns` tells of it
 * @throws CommerceError when the backend is down
 */
export async function findSlip(
  ctx: RequestContext,
  order: Order,
  { returnId, findLine, known }: { returnId: string; findLine: FindLine; known: OrderReturns | null },
): Promise<SlipView | null> {
  const exchange = known?.exchanges.find((one) => one.confirmedAt && one.request?.id === returnId)
  const request = exchange?.request ?? known?.returns.find(({ id }) => id === returnId)
  if (!known || !request) return null
  const view = toView(ctx, request, { known, findLine, reasons: await listReasonGroups(ctx) })
  const limit = toReturnLimit(order, known, request.id)
  if (!exchange) return { ...view, limit }
  const state = toReturnState({ ...request, refund: 0 }, false)
  return { ...view, ...toName(ctx, exchange), state, refund: null, limit }
}

/** What shoppers and shop call a return or an exchange by. */
export function toName(ctx: RequestContext, { id, createdAt }: { id: string; createdAt: string }) {
  return { number: id.slice(-6), date: toDay(ctx, createdAt) }
}

function toDay({ locale }: Pick<RequestContext, 'locale'>, iso: string): string {
  return toDayFormat(locale, env.TIME_ZONE).format(new Date(iso))
}

interface ViewParts {
  known: OrderReturns
  findLine: FindLine
  reasons: readonly ReasonGroup[]
}

function toView(ctx: RequestContext, request: Return, { known, findLine, reasons }: ViewParts): ReturnView {
  const { id, refund, items, option } = request
  return {
    id,
    ...toName(ctx, request),
    state: toReturnState(request, known.paidBack.has(id)),
    refund,
    way: option ? toTranslated(option, ctx.locale).name : null,
    lines: items.map(({ lineId, quantity, reasonId, note }) => ({
      lineId,
      quantity,
      reason: findReasonName(ctx.t, reasons, reasonId),
      note,
      line: findLine(lineId),
    })),
  }
}
