import { isCommerceError, readWriteError } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type Exchange } from '~/commerce/shop/order-past'
import { type RequestContext } from '~/context.server'
import { type LineLife, toLineLives } from '~/features/orders/line-life'
import { type GoOn, goOn } from '~/forms/go-on'
import { toTypedText } from '~/forms/typed-text'
import { type Flash } from '~/http/server/flash.server'
import { withLocks } from '~/once/lock.server'
import { findOrMake } from '~/once/find-or-make.server'
import { redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { paths } from '~/paths'
import { readReturns } from '../returns/read-returns.server'
import { followLines } from '../returns/follow-lines'
import { isSamePieces } from '../returns/same-pieces'
import { exchangeFieldOf, type ExchangeLineDraft, type ExchangeReview, toExchangeQuery } from './exchange-draft'
import { getExchangeForm } from './exchange-form.server'
import { type ExchangeFormData } from './exchange-form-data'

const begun = createRepeatGuard({ name: 'exchange', seconds: 10 * 60 }, redis)

/**
 * Begins an exchange in the backend, once for what the posted page has seen: a second tab or a second click finds the
 * order changed, and is led to the exchange that is there. An order that `requireOwnOrder` has let through.
 * @returns where it goes on: the page of the exchange's own cart
 * @throws CommerceError when the backend is down
 */
export function beginExchange(ctx: RequestContext, order: Order, form: FormData): Promise<GoOn> {
  // the lock of returns: both take pieces of the same order
  return withLocks([`return:${order.id}`], () => begin(ctx, order, form))
}

async function begin(ctx: RequestContext, order: Order, form: FormData): Promise<GoOn> {
  const page = await getExchangeForm(ctx, order, { fields: form, isReview: true })
  const { review, seen } = page
  if (!review || toTypedText(form, 'seen') !== seen) return toKnownExchange(ctx, order, form, page)
  const use = await begun.use(`${order.id}:${seen}`)
  if (!use) return toKnownExchange(ctx, order, form, page)
  try {
    const { id: cartId } = await create(ctx, order, review)
    return goOn(paths.orderExchange(ctx.locale.code, order.id, cartId))
  } catch (error) {
    await use.giveBack()
    if (isCommerceError(error, 'invalid', 'conflict')) return toChanged(ctx, page)
    throw error
  }
}

/** Begins it; what identifies an exchange is its cart. */
function create(ctx: RequestContext, order: Order, { lines: chosen, way }: ExchangeReview) {
  const orderId = order.id
  const lines = chosen.map(({ variant, ...line }) => ({ ...line, variantId: variant.id }))
  const exchange = { lines, optionId: way?.id ?? null }

  return findOrMake({
    readError: readWriteError,
    make: async () => ({ id: (await ctx.commerce.as({}).exchanges.begin(orderId, exchange)) ?? '' }),
    list: async () =>
      (await readReturns(ctx, orderId))?.exchanges.map((one) => ({ ...one, id: one.cartId ?? '' })) ?? null,
    isWanted: (one) => isSameExchange(one, lines, toLineLives(order, null)),
  })
}

/** The last exchange, where it is the one that the form asks for; else the form anew, which says that it has changed. */
async function toKnownExchange(
  ctx: RequestContext,
  order: Order,
  form: FormData,
  page: ExchangeFormData,
): Promise<GoOn> {
  const known = await readReturns(ctx, order.id)
  const last = known?.exchanges.find(({ cancelledAt }) => !cancelledAt)
  const lives = toLineLives(order, known?.past ?? null)
  const wanted = readLines(order, followLines(form, lives))
  if (toTypedText(form, 'seen') === page.seen || !last?.cartId || !isSameExchange(last, wanted, lives)) {
    return toChanged(ctx, page)
  }
  const flash: Flash = { kind: 'notice', key: 'after-sales:exchange.begun-already' }
  return goOn(paths.orderExchange(ctx.locale.code, order.id, last.cartId), flash)
}

// of every line of the order: what was exchanged is not offered any more
function readLines(order: Order, form: { get(name: string): unknown }): WantedLine[] {
  return order.items.flatMap(({ id: lineId }) => {
    const variantId = String(form.get(exchangeFieldOf.instead(lineId)) ?? '')
    return variantId ? [{ lineId, variantId, quantity: Number(form.get(exchangeFieldOf.quantity(lineId))) }] : []
  })
}

function toChanged(ctx: RequestContext, page: ExchangeFormData): GoOn {
  const query = toExchangeQuery(page.draft)
  query.set('review', '')
  const path = `${paths.exchangeOrder(ctx.locale.code, page.orderId)}?${query}`
  return goOn(path, { kind: 'notice', key: 'after-sales:return.changed' })
}

type WantedLine = Pick<ExchangeLineDraft, 'lineId' | 'variantId'> & { quantity: number }

function isSameExchange(
  { request, items }: Pick<Exchange, 'request' | 'items'>,
  wanted: WantedLine[],
  lives: readonly LineLife[],
) {
  const isIn = ({ variantId, quantity }: WantedLine) =>
    items.some((item) => item.variantId === variantId && item.quantity === quantity)
  return isSamePieces(request?.items ?? [], wanted, lives) && wanted.length === items.length && wanted.every(isIn)
}
