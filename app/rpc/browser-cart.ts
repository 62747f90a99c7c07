import { getCart, putCart } from '~/features/cart/cart-store'
import { type BagChange } from '~/features/cart/in-bag'
import { ask } from './ask'
import { type Rpc } from './client'
import { type CartCall } from './cart.server'

/** Asks the shop for the cart where this browser does not know it as it is. */
export async function learnCart(): Promise<void> {
  const before = getCart()
  const { data } = await ask((rpc) => rpc.cart.summary.query())
  // a write that was answered meanwhile knows better
  if (data && getCart() === before) putCart(data)
}

/** Changes the cart beside the pages' forms; refused, it is asked for, since it is not what the script took it for. */
export async function changeCart(change: (rpc: Rpc) => Promise<CartCall>): Promise<BagChange> {
  const answer = await ask(change)
  if (answer.failure === undefined) {
    putCart(answer.data.cart)
    return { ok: true, text: answer.data.text, undo: answer.data.undo }
  }
  void learnCart()
  return { ok: false, text: answer.said, failure: answer.failure }
}
