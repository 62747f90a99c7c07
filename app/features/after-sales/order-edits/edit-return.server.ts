import { z } from 'zod'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type RequestContext } from '~/context.server'
import { type ReturnAddresses } from '~/features/payment/payment-provider'
import { openReturn, sealReturns } from '~/features/payment/sealed-return.server'
import { paths } from '~/paths'

const seenSchema = z.object({ editId: z.string(), collectionId: z.string(), mark: z.string() })

/** The proposal that a shopper pays for, as it was read, and how the provider says it went. */
export interface EditReturn {
  seen: z.infer<typeof seenSchema>
  outcome: keyof ReturnAddresses
}

/** Where a provider leads back to who pays the difference of an edit that was read as it has that mark. */
export function toEditReturns(ctx: RequestContext, edit: OrderEdit, mark: string): Promise<ReturnAddresses> {
  const seen: EditReturn['seen'] = { editId: edit.id, collectionId: edit.paymentCollectionId ?? '', mark }
  return sealReturns(ctx, seen, (state) => paths.orderEditPayment(ctx.locale.code, edit.orderId, edit.id, state))
}

/** What the `state` of a return address says, or null where it is not one of ours, edited or too old. */
export function readEditReturn(ctx: RequestContext, state: string | null): Promise<EditReturn | null> {
  return openReturn(ctx, state, seenSchema)
}
