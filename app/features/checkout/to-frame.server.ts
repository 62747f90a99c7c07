import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'
import { getCartPage } from '../cart/cart-page.server'
import { type CartLineView } from '../cart/cart-view'
import { toPriceChange } from '../cart/price-change'
import { type OrderLine } from '../orders/order-line'
import { type CheckoutFrame, type CheckoutProgress } from './checkout-frame'
import { type Checkout } from './checkout.server'
import { describeProgress } from './progress.server'
import { type StepName } from './steps'
import { describeEmailSuggestion } from './take-email-suggestion.server'

/** What stands around a step. */
export async function toFrame(ctx: RequestContext, checkout: Checkout, step: StepName): Promise<CheckoutFrame> {
  const { view } = checkout
  return {
    step,
    progress: withoutSaid(ctx, describeProgress(ctx, checkout)),
    lines: view.lines.map((line) => toLine(ctx, line, view.currency)),
    totals: view.totals,
    codes: view.codes,
    currency: view.currency,
    taxInclusive: view.taxInclusive,
    emailHint: step === 'address' ? null : await describeEmailSuggestion(ctx, checkout),
    otherRegion: (await getCartPage(ctx)).otherRegion,
  }
}

// messages that ask to choose a payment anew, so that the step need not ask for it once more
const paymentMessages = ['checkout:place.payment-refused', 'checkout:return.cancelled']

function withoutSaid({ flash }: RequestContext, progress: CheckoutProgress): CheckoutProgress {
  if (!flash || !paymentMessages.includes(flash.key)) return progress
  return { ...progress, notes: progress.notes.filter(({ part }) => part !== 'payment') }
}

function toLine({ t, locale }: RequestContext, line: CartLineView, currency: string): OrderLine {
  const {
    id,
    title,
    variantTitle: variant,
    quantity,
    total: amount,
    picture,
    availability,
    energy,
    foreign,
    gift,
  } = line
  const problems = {
    ok: undefined,
    low: undefined,
    short: t('checkout:stock.too-few', { count: 'left' in availability ? availability.left : 0 }),
    'sold-out': t('checkout:stock.sold-out'),
    unavailable: t('checkout:stock.unavailable'),
  }
  const note = toPriceChange(t, line, (amount) => formatMoney(amount, currency, toFormatTag(locale))) ?? undefined
  const words = { title, variant, ...(foreign && { foreign }), ...(energy && { energy }) }
  return { id, ...words, ...(gift && { gift }), quantity, amount, picture, note, problem: problems[availability.state] }
}
