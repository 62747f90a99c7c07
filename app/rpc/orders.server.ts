import { TRPCError } from '@trpc/server'
import { type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { z } from 'zod'
import { getLiveStatus } from '~/features/after-sales/live-status.server'
import { getOwnOrder } from '~/features/orders/require-own-order.server'
import { personalProcedure, router } from './init.server'

const orderInput = z.object({ orderId: z.string().max(64) })

const codes: Record<'signed-out' | 'others' | 'gone', TRPC_ERROR_CODE_KEY> = {
  'signed-out': 'UNAUTHORIZED',
  others: 'FORBIDDEN',
  gone: 'NOT_FOUND',
}

export const ordersRouter = router({
  /** Where an order stands, for whoever may see it; whether there is one, nobody else learns. */
  status: personalProcedure.input(orderInput).query(async ({ ctx, input }) => {
    const order = await getOwnOrder(ctx, input.orderId)
    if (typeof order !== 'string') return getLiveStatus(ctx, order)
    throw new TRPCError({ code: codes[order] })
  }),
})
