import { isCommerceError, isOutage } from '~/commerce/errors'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type CollectionSession, type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { type GoOn, goOn } from '~/forms/go-on'
import {
  authorizeCollection,
  chooseProvider,
  isInParts,
  openNextPart,
  readCollection,
} from '~/features/payment/payment-collection.server'
import { type ReturnAddresses } from '~/features/payment/payment-provider'
import { type ChosenPayment, listProviders, readPayment } from '~/features/payment/session-meaning.server'
import { isChanging, toDifferenceDuePath, toEditFingerprint } from './difference.server'
import { toPartsMark } from './division.server'
import { toEditReturns } from './edit-return.server'

/**
 * `paid`: the change can be made; `refused`: nothing was paid; `unknown`: the form names no way to pay that is offered;
 * `divided`: the page shows other parts than there are by now; `part`: some of it is paid, so that the rest is too in parts;
 * `down`: the provider, or the backend for it, does not let it be chosen; or where it is paid.
 */
export type DifferencePayment = 'paid' | 'refused' | 'unknown' | 'divided' | 'part' | 'down' | GoOn

/**
 * Pays the difference of an edit with the provider that the form names. What was begun before is asked for first, so that
 * nothing is paid twice.
 * @throws CommerceError when the backend is down
 */
export async function payDifference(
  ctx: RequestContext,
  edit: OrderEdit,
  { due, providerId, partsMark }: { due: PaymentCollection; providerId: string; partsMark: string },
): Promise<DifferencePayment> {
  if (due.isPaid) return 'paid'
  const provider = listProviders(due).find(({ id }) => id === providerId)
  if (isChanging(edit, due)) return 'unknown'
  if (isInParts(due) && !provider) return toPartsMark(due) === partsMark ? payParts(ctx, edit, due) : 'divided'
  if (!provider) return 'unknown'
  const open = isAway(readPayment(due)) ? await authorizeCollection(ctx, due) : due
  if (open.isPaid) return 'paid'
  if (open.sessions.some(({ status }) => status === 'authorized')) return 'part'
  const mark = toEditFingerprint(edit, due)
  const returns = await toEditReturns(ctx, edit, mark)
  const payment = await choose(ctx, open, { providerId: provider.id, returns })
  const way = toWay(ctx, edit, { payment, mark, returns })
  if (way) return way
  if (payment?.meaning.state !== 'ready') return 'down'
  const settled = await authorizeCollection(ctx, await readCollection(ctx, due.id))
  return settled.isPaid ? 'paid' : 'refused'
}

/** Leads through the parts one after the other; what was paid of them counts, and is never asked for again. */
export async function payParts(
  ctx: RequestContext,
  edit: OrderEdit,
  due: PaymentCollection,
): Promise<DifferencePayment> {
  const settled = await authorizeCollection(ctx, due)
  if (settled.isPaid) return 'paid'
  const mark = toEditFingerprint(edit, due)
  const returns = await toEditReturns(ctx, edit, mark)
  const payment = await openNextPart(ctx, settled, returns)
  return toWay(ctx, edit, { payment, mark, returns }) ?? 'refused'
}

interface Begun {
  payment: ChosenPayment<CollectionSession> | null
  mark: string
  returns: ReturnAddresses
}

/** Where the shopper pays; null where nothing is left to be done there. */
function toWay(ctx: RequestContext, edit: OrderEdit, { payment, mark, returns }: Begun): GoOn | null {
  if (!payment) return null
  const { meaning, session } = payment
  if (meaning.state === 'details') return goOn(toDifferenceDuePath(ctx, edit, { mark, sessionId: session.id }))
  if (meaning.state === 'waiting') return goOn(returns.pending)
  return meaning.state === 'elsewhere' ? goOn(meaning.url) : null
}

// only a provider with a page of its own can have been paid behind the shop's back
function isAway(payment: ChosenPayment | null): boolean {
  return payment?.meaning.state === 'elsewhere' || payment?.meaning.state === 'waiting'
}

async function choose(
  ctx: RequestContext,
  due: PaymentCollection,
  choice: { providerId: string; returns: ReturnAddresses },
): Promise<ChosenPayment<CollectionSession> | null> {
  try {
    return await chooseProvider(ctx, due, choice)
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.warn({ err: error, provider: choice.providerId }, 'a difference cannot be paid with this provider')
    return null
  }
}
