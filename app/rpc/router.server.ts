import { cartRouter } from './cart.server'
import { catalogRouter } from './catalog.server'
import { router } from './init.server'
import { regionRouter } from './region.server'
import { sessionRouter } from './session.server'

/** What scripts may ask the shop's own server: reads that no page carries. Writes go through the forms' actions. */
export const appRouter = router({
  cart: cartRouter,
  catalog: catalogRouter,
  region: regionRouter,
  session: sessionRouter,
})

export type AppRouter = typeof appRouter
