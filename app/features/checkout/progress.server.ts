import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'
import { type CheckoutProgress } from './checkout-frame'
import { type Checkout, toCheckout, toProgress } from './checkout.server'
import { type StepNote } from './step-notes'

/** How far the checkout has come, in words of the page's language. */
export function describeProgress(ctx: RequestContext, checkout: Checkout): CheckoutProgress {
  const { notes, ...progress } = toProgress(checkout)
  const { currency } = checkout.view
  return { ...progress, notes: notes.map((note) => ({ part: note.part, text: toText(ctx, note, currency) })) }
}

function toText({ t, locale }: RequestContext, note: StepNote, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency, toFormatTag(locale))
  return t(`checkout:notes.${note.reason}`, {
    ...('name' in note && { name: note.name }),
    ...('before' in note && { before: money(note.before), now: money(note.now) }),
  })
}

/** The progress of a checkout that was left for the bag; null where none was begun. */
export async function getLeftCheckout(ctx: RequestContext): Promise<CheckoutProgress | null> {
  const { cart } = await ctx.cart.read()
  const isBegun = cart !== null && cart.items.length > 0 && cart.context.finished !== null
  return isBegun ? describeProgress(ctx, await toCheckout(ctx, cart)) : null
}
