import { addressRouter } from './address.server'
import { cartRouter } from './cart.server'
import { catalogRouter } from './catalog.server'
import { router } from './init.server'
import { ordersRouter } from './orders.server'
import { regionRouter } from './region.server'
import { sessionRouter } from './session.server'
import { vitalsRouter } from './vitals.server'

/** What scripts may ask of the shop's own server: reads that no page carries, and writes that no form of the page is there for. */
export const appRouter = router({
  address: addressRouter,
  cart: cartRouter,
  catalog: catalogRouter,
  orders: ordersRouter,
  region: regionRouter,
  session: sessionRouter,
  vitals: vitalsRouter,
})

export type AppRouter = typeof appRouter
