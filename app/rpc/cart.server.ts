import { toClientCart } from '~/features/cart/client-cart'
import { personalProcedure, router } from './init.server'

export const cartRouter = router({
  /** The cart that the visitor's signed cookies lead to, read live. */
  summary: personalProcedure.query(async ({ ctx }) => toClientCart((await ctx.cart.read()).cart)),
})
