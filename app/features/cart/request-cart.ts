import { type CarriedCarts } from './cart-cookie.server'
import { type CartState } from './cart.server'
import { type CartNotice } from './read-cart.server'

/** What a request knows of the shopper's bag by now. Written in this folder alone. */
export interface RequestCart {
  /** As its cookies say. */
  carried?: Promise<CarriedCarts>
  state?: Promise<CartState>
  /** Pieces in the bag, where the request reads it anyway. */
  count?: Promise<number>
  /** One list for all of a request: what an action found out is still to be said by the page after it. */
  notices: CartNotice[]
}
