import { type Order } from '~/commerce/shop/order'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { type ReturnAddresses } from '../../payment/payment-provider'
import { openReturn, sealReturns } from '../../payment/sealed-return.server'
import { type SeenOrder } from '../../checkout/review-data'

const seenSchema = z.object({ exchangeCartId: z.string(), mark: z.string() })

/** The exchange that a shopper pays for, as it was confirmed, and how the provider says it went. */
export interface ExchangeReturn {
  seen: z.infer<typeof seenSchema>
  outcome: keyof ReturnAddresses
}

/** Where a provider leads back to who pays for an exchange that was read so. */
export function toExchangeReturns(
  ctx: RequestContext,
  { id: orderId }: Order,
  { cartId, mark }: SeenOrder,
): Promise<ReturnAddresses> {
  const seen: ExchangeReturn['seen'] = { exchangeCartId: cartId, mark }
  return sealReturns(ctx, seen, (state) => paths.orderExchangePayment(ctx.locale.code, orderId, cartId, state))
}

/** What the `state` of a return address says, or null where it is not one of ours, edited or too old. */
export function readExchangeReturn(ctx: RequestContext, state: string | null): Promise<ExchangeReturn | null> {
  return openReturn(ctx, state, seenSchema)
}
