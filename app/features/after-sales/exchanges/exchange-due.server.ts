import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { type PaymentStepData } from '../../checkout/payment-step'
import { toScriptData } from '../../payment/provider-form.server'
import { type SeenOrder } from '../../checkout/review-data'
import { type ExchangeCart } from './exchange-cart.server'
import { toExchangeReturns } from './exchange-return.server'

/** Where the provider's form with script asks for the payment of an exchange that was confirmed as it was read. */
export function toExchangeDuePath({ locale }: RequestContext, { id }: Order, { cartId, mark }: SeenOrder): string {
  return `${paths.orderExchange(locale.code, id, cartId)}?${new URLSearchParams({ step: 'payment', pay: mark })}`
}

/**
 * What that form needs, and the address that goes on once it is paid; nothing where the page's address asks for no payment.
 * @throws a redirect to the exchange itself where that is another one by now, or needs no such form
 */
export async function toDueScript(
  ctx: RequestContext,
  order: Order,
  { checkout: { payment }, seen }: ExchangeCart,
): Promise<{ script: PaymentStepData['script']; goOn: { action: string; state: string } | null }> {
  const asked = ctx.url.searchParams.get('pay')
  if (asked === null) return { script: null, goOn: null }
  if (asked !== seen.mark || payment?.meaning.state !== 'details') {
    throw await redirectTo(ctx, paths.orderExchange(ctx.locale.code, order.id, seen.cartId))
  }
  const script = toScriptData(ctx, payment)
  const { success } = await toExchangeReturns(ctx, order, seen)
  const { pathname, searchParams } = new URL(success)
  return {
    script: script && { ...script, order: seen },
    goOn: { action: pathname, state: searchParams.get('state') ?? '' },
  }
}
