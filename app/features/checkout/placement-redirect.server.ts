import { redirect } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { formatList } from '~/i18n/format-list'
import { toFormatTag } from '~/i18n/locales'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { takeCookies } from '~/http/server/take-cookies.server'
import { formatMoney } from '~/ui/format-money'
import { type SessionMeaning } from '../payment/payment-provider'
import { type CodesLapsed } from './drop-lapsed-codes.server'
import { type Placement } from './place-order.server'
import { type Refusal } from './refusal'

/** Leads on after an attempt to order that the review itself need not answer, with a message that says why. */
export async function redirectPlacement(
  ctx: RequestContext,
  placement: Exclude<Placement, Refusal | { kind: 'unclear' }>,
): Promise<Response> {
  const { code } = ctx.locale
  if (placement.kind === 'placed') return redirectTo(ctx, paths.orderConfirmation(code, placement.orderId))
  if (placement.kind === 'payment-due') return redirectTo(ctx, placement.path)
  if (placement.kind === 'payment-open') return redirectToPayment(ctx, placement.meaning)
  if (placement.kind === 'payment-refused') {
    return redirectTo(ctx, paths.checkoutPayment(code), { kind: 'error', key: 'checkout:place.payment-refused' })
  }
  if (placement.kind === 'unfinished') return redirectTo(ctx, placement.path, toNotice('checkout:place.unfinished'))
  if (placement.kind === 'codes-lapsed') return redirectTo(ctx, placement.path, toCodesNotice(ctx, placement))
  if (placement.kind === 'other-cart') return redirectTo(ctx, paths.cart(code), toNotice('checkout:place.changed'))
  const link = { to: paths.signIn(undefined, paths.checkout(code)), key: 'common:header.sign-in' }
  return redirectTo(ctx, paths.cart(code), { ...toNotice('checkout:place.no-cart'), link })
}

/** To where the payment goes on: a page of the provider, or one of ours. */
function redirectToPayment(ctx: RequestContext, meaning: SessionMeaning): Promise<Response> | Response {
  const { code } = ctx.locale
  if (meaning.state === 'elsewhere') return redirect(meaning.url, { status: 303, headers: takeCookies(ctx) })
  if (meaning.state === 'waiting')
    return redirectTo(ctx, paths.checkoutReview(code), toNotice('checkout:payment.is-waiting'))
  return redirectTo(ctx, paths.checkoutPayment(code))
}

function toCodesNotice(ctx: RequestContext, { codes, before, now, currency }: CodesLapsed): Flash {
  const tag = toFormatTag(ctx.locale)
  const amounts = { before: formatMoney(before, currency, tag), now: formatMoney(now, currency, tag) }
  if (codes.length === 0 && before === now) return toNotice('checkout:place.changed')
  if (codes.length === 0) return { kind: 'notice', key: 'checkout:place.changed-total', params: amounts }
  return { kind: 'notice', key: 'checkout:place.codes-lapsed', params: { codes: formatList(codes, tag), ...amounts } }
}

function toNotice(key: string): Flash {
  return { kind: 'notice', key }
}
