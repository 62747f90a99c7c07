import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { stay } from '~/forms/go-on'
import { refuseButton } from '~/forms/refuse.server'
import { formatMoney } from '@vitrine/shared/money'
import { toFormatTag } from '~/i18n/locales'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'
import { placeOrder } from './place-order.server'
import { toNextPage } from './next-page.server'
import { isRefusal, type Refusal } from './refusal'
import { readSeenOrder } from './review.server'

/** What the review shows where nobody knows whether there is an order. */
export interface Unclear {
  isUnclear: true
}

/** Orders what the page has shown, or applies a code. */
export async function postReview(ctx: RequestContext, form: FormData): Promise<FormAnswer<Unclear>> {
  if (isCodeForm(form)) return postCode(ctx, form)
  // no other button may order
  ctx.answer.withholdForm()
  const placement = await placeOrder(ctx, readSeenOrder(form))
  if (placement.kind === 'unclear') return stay({ isUnclear: true }, 503)
  if (!isRefusal(placement)) return toNextPage(ctx, placement)
  return refuseButton(409, toRefusalMessage(ctx, placement))
}

function toRefusalMessage(ctx: RequestContext, refusal: Refusal): string {
  if (refusal.kind === 'changed' && refusal.before !== refusal.now) {
    const tag = toFormatTag(ctx.locale)
    const [before, now] = [refusal.before, refusal.now].map((amount) => formatMoney(amount, refusal.currency, tag))
    return ctx.t('checkout:place.changed-total', { before: before ?? '', now: now ?? '' })
  }
  return ctx.t(`checkout:place.${refusal.kind}`)
}
