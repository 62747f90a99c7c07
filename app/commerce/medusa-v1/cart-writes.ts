import { type Cart } from '../shop/cart'
import { type Calls } from './repeatable-calls'
import { toCart } from './cart'
import { confirmWrite } from './confirm-write'
import { toUnreadable } from './to-commerce-error.server'
import { type Cart as MedusaCart, type Medusa } from './types'

type Change = Parameters<Medusa['carts']['update']>[1]

/** What the writes of a cart have in common. */
export interface CartWrites {
  /** @throws CommerceError `not-found` */
  require(cartId: string): Promise<Cart>
  /** A write that states an absolute result. Medusa leaves alone what is not named. */
  update(cartId: string, change: Change): Promise<Cart>
  /** Where the answer of `write` is lost, the cart is read and compared. */
  confirm(cartId: string, write: () => Promise<Cart>, isThere: (cart: Cart) => boolean): Promise<Cart>
}

export function toCartWrites(calls: Calls): CartWrites {
  async function requireCart(cartId: string): Promise<Cart> {
    const { cart } = await calls.read(({ carts }) => carts.retrieve(cartId))
    if (!isWhole(cart)) throw toUnreadable('GET /store/carts/:id', 200)
    return toCart(cart)
  }
  return {
    require: requireCart,
    async update(cartId, change) {
      return toCart((await calls.put(({ carts }) => carts.update(cartId, change))).cart)
    },
    confirm: (cartId, write, isThere) => confirmWrite(() => requireCart(cartId), write, isThere),
  }
}

// half of it could be neither counted nor priced
function isWhole({ items = [], region }: Partial<MedusaCart>): boolean {
  return Boolean(region?.currency_code) && items.every(({ id, quantity }) => id && Number.isFinite(quantity))
}
