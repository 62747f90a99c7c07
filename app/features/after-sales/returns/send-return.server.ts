import { isCommerceError, readWriteError } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { toLineLives } from '~/features/orders/line-life'
import { type GoOn, goOn } from '~/forms/go-on'
import { toTypedText } from '~/forms/typed-text'
import { type Flash } from '~/http/server/flash.server'
import { withLocks } from '~/once/lock.server'
import { findOrMake } from '~/once/find-or-make.server'
import { redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { paths } from '~/paths'
import { isSamePieces } from './same-pieces'
import { readReturns } from './read-returns.server'
import { followLines } from './follow-lines'
import { type ReturnReview } from './check-return'
import { fieldOf, toDraftQuery } from './return-draft'
import { getReturnPage } from './return-page.server'
import { type ReturnPageData } from './return-page-data'

const sent = createRepeatGuard({ name: 'return', seconds: 10 * 60 }, redis)

/**
 * Asks the backend for a return, once for what the posted page has seen: a second tab or a second click finds the order
 * changed, and is led to the return that is there. An order that `requireOwnOrder` has let through.
 * @throws CommerceError when the backend is down
 */
export function sendReturn(ctx: RequestContext, order: Order, form: FormData): Promise<GoOn> {
  return withLocks([`return:${order.id}`], () => send(ctx, order, form))
}

async function send(ctx: RequestContext, order: Order, form: FormData): Promise<GoOn> {
  const page = await getReturnPage(ctx, order, { fields: form, isReview: true })
  const { review, seen } = page
  if (!review || toTypedText(form, 'seen') !== seen) return toKnownReturn(ctx, order, form, page)
  const use = await sent.use(`${order.id}:${seen}`)
  if (!use) return toOrder(ctx, order, 'notice', 'sent-already')
  try {
    const { id: returnId, isTold } = await create(ctx, order, review)
    if (!isTold) return toOrder(ctx, order, 'success', 'sent')
    return goOn(paths.orderReturn(ctx.locale.code, order.id, returnId))
  } catch (error) {
    await use.giveBack()
    if (isCommerceError(error, 'invalid', 'conflict')) return toChanged(ctx, page)
    throw error
  }
}

function create(ctx: RequestContext, order: Order, { lines, way }: ReturnReview) {
  const orderId = order.id

  return findOrMake({
    readError: readWriteError,
    make: () => ctx.commerce.as({}).returns.request(orderId, { lines, optionId: way?.id ?? null }),
    list: async () => (await readReturns(ctx, orderId))?.returns ?? null,
    isWanted: ({ items }) => isSamePieces(items, lines, toLineLives(order, null)),
  })
}

/** The last return, where it is the one that the form asks for; else the page anew, which says that it has changed. */
async function toKnownReturn(ctx: RequestContext, order: Order, form: FormData, page: ReturnPageData): Promise<GoOn> {
  const known = await readReturns(ctx, order.id)
  const [last] = known?.returns ?? []
  const lives = toLineLives(order, known?.past ?? null)
  const posted = followLines(form, lives)
  const wanted = order.items.map(({ id }) => ({ lineId: id, quantity: Number(posted.get(fieldOf.quantity(id))) }))
  if (toTypedText(form, 'seen') === page.seen || !last || !isSamePieces(last.items, wanted, lives))
    return toChanged(ctx, page)
  const flash: Flash = { kind: 'notice', key: 'after-sales:return.sent-already' }
  return goOn(paths.orderReturn(ctx.locale.code, order.id, last.id), flash)
}

// for a return without a page of its own
function toOrder({ locale }: RequestContext, { id }: Order, kind: Flash['kind'], word: 'sent' | 'sent-already'): GoOn {
  return goOn(paths.order(locale.code, id), { kind, key: `after-sales:return.${word}` })
}

function toChanged(ctx: RequestContext, page: ReturnPageData): GoOn {
  const query = toDraftQuery(page.draft)
  query.set('review', '')
  const path = `${paths.returnOrder(ctx.locale.code, page.orderId)}?${query}`
  return goOn(path, { kind: 'notice', key: 'after-sales:return.changed' })
}
