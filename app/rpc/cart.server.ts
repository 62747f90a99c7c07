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
  /** The cart that the visitor's signed cookies lead to, read live. */
  summary: personalProcedure.query(async ({ ctx }) => toClientCart((await ctx.cart.read()).cart)),

  add: personalLocalizedProcedure.input(addCallSchema).mutation(({ ctx, input }) => {
    const { variantId, quantity } = input
    const typed = { variantId, quantity: String(quantity), returnTo: '', title: null, productPath: null }
    return toCall(ctx, addAsked(ctx, input, typed))
  }),

  /** 0 pieces take the line out. */
  setQuantity: personalLocalizedProcedure
    .input(changeCallSchema)
    .mutation(({ ctx, input }) =>
      toCall(ctx, changeAsked(ctx, input, { lineId: input.lineId, quantity: String(input.quantity) })),
    ),
})

async function toCall(ctx: RequestContext, writing: Promise<FormAnswer<CartDone, CartValues>>): Promise<CartCall> {
  const answered = await writing
  await keepCustomerCart(ctx)
  if (!answered.ok) return refuse(ctx, answered.refused)
  const { cart } = await ctx.cart.read()
  return { cart: toClientCart(cart), text: answered.done?.text ?? '', undo: answered.done?.undo ?? null }
}

const codes: Record<number, TRPC_ERROR_CODE_KEY> = { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 409: 'CONFLICT' }

/** @throws RefusedCall always; a bag that was ordered meanwhile, or is somebody's who is not signed in, is the reason for all else */
async function refuse(ctx: RequestContext, refused: Refused<CartValues>): Promise<never> {
  const { cart, notices } = await ctx.cart.read()
  if (!cart && notices.includes('locked')) throw new RefusedCall('UNAUTHORIZED', ctx.t('cart:notices.locked'))
  if (notices.includes('ordered')) throw new RefusedCall('CONFLICT', ctx.t('cart:notices.ordered'))
  const said = toCartProblems(refused).map(({ message }) => message)
  throw new RefusedCall(codes[refused.status] ?? 'BAD_REQUEST', said.join(' '))
}
