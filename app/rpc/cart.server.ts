import { type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { type RequestContext } from '~/context.server'
import { keepCustomerCart } from '~/features/auth/sign-in-cart.server'
import { addCallSchema, changeCallSchema } from '~/features/cart/cart.schema'
import { type CartDone, type CartValues, toCartProblems, type Undo } from '~/features/cart/cart-answer'
import { type ClientCart, toClientCart } from '~/features/cart/client-cart'
import { addAsked } from '~/features/cart/post-add.server'
import { changeAsked } from '~/features/cart/post-line.server'
import { type FormAnswer, type Refused } from '~/forms/form-answer'
import { RefusedCall } from './error-shape.server'
import { personalLocalizedProcedure, personalProcedure, router } from './init.server'

/** What a write of the cart has come to. */
export interface CartCall {
  cart: ClientCart
  /** For the shopper, in the language that the call has named. */
  text: string
  /** What puts back what was taken out. */
  undo: Undo | null
}

export const cartRouter = router({
  /** The cart that the visitor's signed cookies lead to, read live; it changes nothing. */
  summary: personalProcedure.query(({ ctx }) => ctx.cart.look()),

  add: personalLocalizedProcedure.input(addCallSchema).mutation(({ ctx, input }) => {
    const { variantId, quantity } = input
    const typed = { variantId, quantity: String(quantity), returnTo: '', title: null, productPath: null }
    return toCall(ctx, addAsked(ctx, input, typed))
  }),

  /** 0 pieces take the line out. */
  setQuantity: personalLocalizedProcedure.input(changeCallSchema).mutation(async ({ ctx, input }) => {
    const { lineId, quantity } = input
    const answered = await changeAsked(ctx, input, { lineId, quantity: String(quantity) })
    if (!answered.ok && answered.refused.status === 404) await refuseLostBag(ctx)
    return toCall(ctx, answered)
  }),
})

type Written = Promise<FormAnswer<CartDone, CartValues>>

async function toCall(ctx: RequestContext, writing: Written | Awaited<Written>): Promise<CartCall> {
  const answered = await writing
  await keepCustomerCart(ctx)
  if (!answered.ok) throw toRefusal(answered.refused)
  const { cart } = await ctx.cart.read()
  const { text = '', undo = null } = answered.done ?? {}
  return { cart: toClientCart(cart), text, undo }
}

const codes: Record<number, TRPC_ERROR_CODE_KEY> = { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 409: 'CONFLICT' }

function toRefusal(refused: Refused<CartValues>): RefusedCall {
  const said = toCartProblems(refused).map(({ message }) => message)
  return new RefusedCall(codes[refused.status] ?? 'BAD_REQUEST', said.join(' '))
}

/** @throws RefusedCall where a line is not there because its bag was ordered meanwhile, or is somebody's who is not signed in */
async function refuseLostBag(ctx: RequestContext): Promise<void> {
  const { notices } = await ctx.cart.read()
  if (notices.includes('locked')) throw new RefusedCall('UNAUTHORIZED', ctx.t('cart:notices.locked'))
  if (notices.includes('ordered')) throw new RefusedCall('CONFLICT', ctx.t('cart:notices.ordered'))
}
