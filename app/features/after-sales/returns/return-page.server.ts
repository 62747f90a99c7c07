import { type Order } from '~/commerce/shop/order'
import { type ToRefund } from '~/commerce/shop/returns'
import { type RequestContext } from '~/context.server'
import { findLife, type LineLife, toLineLives } from '~/features/orders/line-life'
import { compareLines } from '~/features/orders/order'
import { getOrderPage } from '~/features/orders/order.server'
import { toFingerprint } from '~/once/fingerprint.server'
import { listReturnAddress } from '../return-address.server'
import { type OrderReturns, readReturns, toReturnLimit } from './read-returns.server'
import { followLines } from './follow-lines'
import { checkDraft, type ReturnProblem } from './check-return'
import { noteLength, readDraft, type ReturnOffer } from './return-draft'
import { listReasonGroups, listReturnWays } from './return-offer.server'
import { type ReturnPageData } from './return-page-data'

interface ReturnPageOptions {
  /** The form's fields, out of the address or out of what was posted. */
  fields: { get(name: string): unknown }
  /** Whether they are to be checked and looked over. */
  isReview: boolean
}

/**
 * The page on which something is sent back, for an order that `requireOwnOrder` has let through. What can be sent back
 * is counted anew each time.
 * @throws CommerceError when the backend is down
 */
export async function getReturnPage(
  ctx: RequestContext,
  order: Order,
  { fields, isReview }: ReturnPageOptions,
): Promise<ReturnPageData> {
  const [view, known, reasons, ways, toRefund] = await Promise.all([
    getOrderPage(ctx, order),
    readReturns(ctx, order.id),
    listReasonGroups(ctx),
    listReturnWays(ctx, order),
    readRefunds(ctx, order),
  ])
  const lives = toLineLives(order, known?.past ?? null)
  const offer: ReturnOffer = { lines: toOfferedLines(order, lives), reasons, ways, toRefund }
  const draft = readDraft(followLines(fields, lives), offer)
  const { review, problems } = isReview ? checkDraft(draft, offer) : { review: null, problems: null }
  return {
    orderId: order.id,
    number: view.number,
    currency: view.currency,
    lines: view.lines.flatMap((line) => {
      const returnable = offer.lines.find(({ id }) => id === line.id)?.returnable ?? 0
      return returnable > 0 ? [{ ...line, returnable }] : []
    }),
    reasons,
    ways,
    draft,
    errors: toErrors(ctx, problems ?? {}, offer),
    review,
    seen: toOrderFingerprint(order.id, offer.lines, known),
    limit: toReturnLimit(order, known),
    returnTo: listReturnAddress(ctx),
  }
}

/** How much of its order's lines is paid back. @throws CommerceError when the backend is down */
export function readRefunds(ctx: RequestContext, order: Order): Promise<ToRefund> {
  return ctx.commerce.as({}).returns.readRefunds({ id: order.id, lines: order.items })
}

/** The lines of which something can be sent back, in the order in which pages list them. */
export function toOfferedLines(order: Order, lives: readonly LineLife[]): ReturnOffer['lines'] {
  return order.items.toSorted(compareLines).flatMap(({ id }) => {
    const returnable = findLife(lives, id)?.returnable ?? 0
    return returnable > 0 ? [{ id, returnable }] : []
  })
}

function toErrors(ctx: RequestContext, problems: Record<string, ReturnProblem>, { lines }: ReturnOffer) {
  const entries = Object.entries(problems).map(([field, problem]) => {
    const line = lines.find(({ id }) => field.endsWith(`.${id}`))
    const limit = problem === 'note-long' ? noteLength : (line?.returnable ?? 0)
    return [field, ctx.t(`after-sales:return.errors.${problem}`, { limit })] as const
  })
  return Object.fromEntries(entries)
}

/** Says how an order stands: what of it can come back, and how often something was asked to. */
export function toOrderFingerprint(orderId: string, lines: ReturnOffer['lines'], known: OrderReturns | null): string {
  const requests = (known?.returns.length ?? 0) + (known?.exchanges.length ?? 0)
  return toFingerprint([orderId, requests, ...lines.map(({ id, returnable }) => [id, returnable])])
}
