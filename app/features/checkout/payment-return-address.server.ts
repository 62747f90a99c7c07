import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { type ReturnAddresses } from '../payment/payment-provider'
import { openReturn, sealReturns } from '../payment/sealed-return.server'
import { type SeenOrder } from './review-data'

const seenSchema = z.object({ cartId: z.string(), mark: z.string(), total: z.number() })

/** What a return address says: what was ordered, exactly as the shopper saw it, and how the provider says it went. */
export interface PaymentReturn {
  seen: SeenOrder
  outcome: keyof ReturnAddresses
}

/** Where a provider leads back to who pays for a cart. Each address belongs to one order of it, and hides its id. */
export function toReturnAddresses(ctx: RequestContext, seen: SeenOrder): Promise<ReturnAddresses> {
  return sealReturns(ctx, seen, (state) => paths.paymentReturn(ctx.locale.code, state))
}

/** What the `state` of a return address says, or null where it is not one of ours, edited or too old. */
export function readReturn(ctx: RequestContext, state: string | null): Promise<PaymentReturn | null> {
  return openReturn(ctx, state, seenSchema)
}
