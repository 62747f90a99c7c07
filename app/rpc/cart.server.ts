import { getClientCart } from '~/features/cart/client-cart.server'
import { personalProcedure, router } from './init.server'

export const cartRouter = router({
  summary: personalProcedure.query(({ ctx }) => getClientCart(ctx)),
})
