import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { toChoice } from '~/features/payment/payment-choice'
import { hasPaidPart, isInParts, readCollection } from '~/features/payment/payment-collection.server'
import { type SessionMeaning } from '~/features/payment/payment-provider'
import { admitProviders, toScriptData } from '~/features/payment/provider-form.server'
import { listProviders, readPayment } from '~/features/payment/session-meaning.server'
import { toFingerprint } from '~/once/fingerprint.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { type DifferenceView } from './difference'
import { isDivisible, toPartsMark } from './division.server'
import { toEditReturns } from './edit-return.server'

/** What the difference of an edit is paid through; null where nothing is due. @throws CommerceError */
export async function readDifference(ctx: RequestContext, edit: OrderEdit): Promise<PaymentCollection | null> {
  const id = edit.paymentCollectionId
  return id && edit.difference > 0 ? readCollection(ctx, id) : null
}

/** A mark of what the shopper is shown of a proposal and what it costs; the same in every language. */
export function toEditFingerprint(
  { id, total, difference, changes }: OrderEdit,
  due: PaymentCollection | null,
): string {
  // as the builds before have it, in forms and addresses that are open
  const lines = changes.map(({ kind, line }) => [`item_${kind}`, line?.id, line?.quantity])
  return toFingerprint([id, total, difference, lines, due?.id, due?.amount])
}

/** The merchant has changed the proposal and not asked for the other amount: the former one would be taken. */
export function isChanging({ difference }: OrderEdit, due: PaymentCollection): boolean {
  return due.amount !== difference
}

/** Where the provider's form with script asks for that payment of a proposal that was accepted as it has that mark. */
export function toDifferenceDuePath(
  { locale }: RequestContext,
  edit: OrderEdit,
  { mark, sessionId }: { mark: string; sessionId: string },
): string {
  const query = new URLSearchParams({ pay: mark, session: sessionId })
  return `${paths.orderEdit(locale.code, edit.orderId, edit.id)}?${query}`
}

/**
 * How the difference is paid, for the page of an open edit, whose policy it opens to the providers.
 * @throws a redirect to the edit itself where the address asks for the payment of another proposal than there is by now,
 *   or for one that is made: its provider tells the backend too, which may know before the shopper is back
 */
export async function toDifferenceView(
  ctx: RequestContext,
  edit: OrderEdit,
  due: PaymentCollection,
): Promise<DifferenceView> {
  const providers = isChanging(edit, due) || due.isPaid ? [] : listProviders(due)
  const payment = readPayment(due)
  admitProviders(ctx, providers)
  const asked = ctx.url.searchParams.get('pay')
  const mark = toEditFingerprint(edit, due)
  const isAsked =
    asked === mark && providers.length > 0 && payment?.meaning.state === 'details' && isSessionAsked(ctx, due)
  if (asked !== null && !isAsked) {
    const message = asked === mark ? hasPaidPart(due) && 'payment.part' : 'meanwhile'
    const flash = message ? ({ kind: 'notice', key: `after-sales:edit.${message}` } as const) : undefined
    throw await redirectTo(ctx, paths.orderEdit(ctx.locale.code, edit.orderId, edit.id), flash)
  }
  // nothing of these parts is paid: all of it may be by one choice
  const isWhole = ctx.url.searchParams.has('whole') && isDivisible(due)
  const script = isAsked ? toScriptData(ctx, payment) : null
  return {
    choices: providers.map(toChoice),
    parts: providers.length > 0 && isInParts(due) && !isWhole ? toParts(due) : null,
    partsMark: toPartsMark(due),
    isDivisible: providers.length > 0 && isDivisible(due),
    chosen: payment?.provider.id ?? null,
    note: toNote(edit, due, payment?.meaning.state),
    isLight: ctx.light,
    script: script && {
      ...script,
      state: await toReturnState(ctx, edit, mark),
      amount: payment?.session.amount ?? due.amount,
    },
  }
}

// addresses of the builds before name none
function isSessionAsked({ url }: RequestContext, { paymentSession }: PaymentCollection): boolean {
  const asked = url.searchParams.get('session')
  return asked === null || asked === paymentSession?.id
}

function toParts(due: PaymentCollection): NonNullable<DifferenceView['parts']> {
  const labels = new Map(listProviders(due).map(({ id, label }) => [id, label]))
  return due.sessions.flatMap(({ id, provider, amount, status }) => {
    const label = labels.get(provider)
    return label ? { id, label, amount: amount ?? 0, isPaid: status === 'authorized' } : []
  })
}

async function toReturnState(ctx: RequestContext, edit: OrderEdit, mark: string): Promise<string> {
  const { success } = await toEditReturns(ctx, edit, mark)
  return new URL(success).searchParams.get('state') ?? ''
}

function toNote(
  edit: OrderEdit,
  due: PaymentCollection,
  state: SessionMeaning['state'] | undefined,
): DifferenceView['note'] {
  if (isChanging(edit, due)) return 'changing'
  if (due.isPaid) return 'paid'
  if (state === 'waiting') return 'waiting'
  return state === 'elsewhere' || state === 'details' ? 'open' : null
}
