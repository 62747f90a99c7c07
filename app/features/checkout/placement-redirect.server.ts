import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/flash.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { type Placement } from './place-order.server'
import { type Refusal } from './refusal'

/** Leads on after an attempt to order that the review itself need not answer, with a message that says why. */
export async function redirectPlacement(
  ctx: RequestContext,
  placement: Exclude<Placement, Refusal | { kind: 'unclear' }>,
): Promise<Response> {
  const { code } = ctx.locale
  if (placement.kind === 'placed') {
    const flash: Flash = { kind: 'success', key: 'orders:confirmation.exchange' }
    return redirectTo(ctx, paths.orderConfirmation(code, placement.orderId), placement.isExchange ? flash : undefined)
  }
  if (placement.kind === 'unfinished') return redirectTo(ctx, placement.path, toNotice('checkout:place.unfinished'))
  if (placement.kind === 'other-cart') return redirectTo(ctx, paths.cart(code), toNotice('checkout:place.changed'))
  const link = { to: paths.signIn(undefined, paths.checkout(code)), key: 'common:header.sign-in' }
  return redirectTo(ctx, paths.cart(code), { ...toNotice('checkout:place.no-cart'), link })
}

function toNotice(key: string): Flash {
  return { kind: 'notice', key }
}
