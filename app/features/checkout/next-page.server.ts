import { type RequestContext } from '~/context.server'
import { type GoOn, goOn } from '~/forms/go-on'
import { type Flash } from '~/http/server/flash.server'
import { toFormatTag } from '~/i18n/locales'
import { paths } from '~/paths'
import { formatMoney } from '@vitrine/shared/money'
import { type SessionMeaning } from '../payment/payment-provider'
import { type CodesLapsed } from './drop-lapsed-codes.server'
import { type Placement } from './place-order.server'
import { type Refusal } from './refusal'

/** Leads on after an attempt to order that the review itself need not answer, with a message that says why. */
export function toNextPage(ctx: RequestContext, placement: Exclude<Placement, Refusal | { kind: 'unclear' }>): GoOn {
  const { code } = ctx.locale
  if (placement.kind === 'placed') return goOn(paths.orderConfirmation(code, placement.orderId))
  if (placement.kind === 'payment-due') return goOn(placement.path)
  if (placement.kind === 'payment-open') return toPayment(ctx, placement.meaning)
  if (placement.kind === 'payment-refused') {
    return goOn(paths.checkoutDelivery(code), { kind: 'error', key: 'checkout:place.payment-refused' })
  }
  if (placement.kind === 'unfinished') return goOn(placement.path, toNotice('checkout:place.unfinished'))
  if (placement.kind === 'codes-lapsed') return goOn(placement.path, toCodesNotice(ctx, placement))
  if (placement.kind === 'other-cart') return goOn(paths.cart(code), toNotice('checkout:place.changed'))
  const link = { to: paths.signIn(undefined, paths.checkout(code)), key: 'common:header.sign-in' }
  return goOn(paths.cart(code), { ...toNotice('checkout:place.no-cart'), link })
}

/** To where the payment goes on: a page of the provider, or one of ours. */
function toPayment(ctx: RequestContext, meaning: SessionMeaning): GoOn {
  const { code } = ctx.locale
  if (meaning.state === 'elsewhere') return goOn(meaning.url)
  if (meaning.state === 'waiting') return goOn(paths.checkoutReview(code), toNotice('checkout:payment.is-waiting'))
  return goOn(paths.checkoutDelivery(code))
}

function toCodesNotice(ctx: RequestContext, { codes, before, now, currency }: CodesLapsed): Flash {
  const tag = toFormatTag(ctx.locale)
  const amounts = { before: formatMoney(before, currency, tag), now: formatMoney(now, currency, tag) }
  if (codes.length === 0 && before === now) return toNotice('checkout:place.changed')
  if (codes.length === 0) return { kind: 'notice', key: 'checkout:place.changed-total', params: amounts }
  return { kind: 'notice', key: 'checkout:place.codes-lapsed', params: { codes: ctx.list(codes), ...amounts } }
}

function toNotice(key: string): Flash {
  return { kind: 'notice', key }
}
