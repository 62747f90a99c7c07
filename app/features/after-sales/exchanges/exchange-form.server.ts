import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { getOrderPage } from '~/features/orders/order.server'
import { toLineLives } from '~/features/orders/line-life'
import { fail } from '~/respond.server'
import { followLines } from '../returns/follow-lines'
import { readReturns } from '../returns/read-returns.server'
import { listReasonGroups, listReturnWays } from '../returns/return-offer.server'
import { readRefunds, toOrderFingerprint } from '../returns/return-page.server'
import {
  checkExchange,
  type ExchangeDraft,
  type ExchangeOffer,
  type ExchangeProblem,
  readExchangeDraft,
} from './exchange-draft'
import { type ExchangeFormData } from './exchange-form-data'
import { listExchangeableLines, offersExchanges } from './exchange-offer.server'

interface ExchangeFormOptions {
  /** The form's fields, out of the address or out of what was posted. */
  fields: { get(name: string): unknown }
  /** Whether they are to be checked and looked over. */
  isReview: boolean
}

/**
 * The page on which an exchange is begun, for an order that `requireOwnOrder` has let through. What can be exchanged is
 * counted anew each time.
 * @throws CommerceError when the backend is down; the 404 page where it completes no exchanges
 */
export async function getExchangeForm(
  ctx: RequestContext,
  order: Order,
  { fields, isReview }: ExchangeFormOptions,
): Promise<ExchangeFormData> {
  if (!(await offersExchanges(ctx))) fail('not-found')
  const [view, known, reasons, ways, toRefund] = await Promise.all([
    getOrderPage(ctx, order),
    readReturns(ctx, order.id),
    listReasonGroups(ctx),
    listReturnWays(ctx, order),
    readRefunds(ctx, order),
  ])
  const lines = await listExchangeableLines(ctx, order, known)
  const offer: ExchangeOffer = { lines, reasons, ways, toRefund }
  const draft = readExchangeDraft(followLines(fields, toLineLives(order, known?.past ?? null)), offer)
  const { review, problems } = isReview ? checkExchange(draft, offer) : { review: null, problems: null }
  return {
    orderId: order.id,
    number: view.number,
    currency: view.currency,
    lines: view.lines.flatMap((line) => {
      const { returnable, instead } = lines.find(({ id }) => id === line.id) ?? {}
      return returnable && instead ? [{ ...line, returnable, instead }] : []
    }),
    reasons,
    ways,
    draft,
    errors: toErrors(ctx, problems ?? {}, offer, draft),
    review,
    // codes for the shipping are left out of exchanges
    isDiscounted: order.discounts.some(({ kind }) => kind !== 'free-shipping'),
    seen: toOrderFingerprint(order.id, lines, known),
  }
}

function toErrors(
  ctx: RequestContext,
  problems: Record<string, ExchangeProblem>,
  offer: ExchangeOffer,
  draft: ExchangeDraft,
): Record<string, string> {
  const entries = Object.entries(problems).map(([field, problem]) => {
    const line = offer.lines.find(({ id }) => field.endsWith(`.${id}`))
    const wanted = draft.lines.find(({ lineId }) => lineId === line?.id)?.variantId
    const stock = line?.instead.find(({ id }) => id === wanted)?.stock
    const limit = problem === 'variant-short' ? stock : line?.returnable
    return [field, ctx.t(`after-sales:exchange.errors.${problem}`, { limit: limit ?? 0 })] as const
  })
  return Object.fromEntries(entries)
}
