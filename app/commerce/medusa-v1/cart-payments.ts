import { type Cart } from '../shop/cart'
import { type CartPayments } from '../shop/payment'
import { type Calls } from './repeatable-calls'
import { toCart } from './cart'

export function toCartPayments({ put }: Calls): CartPayments {
  async function select(cartId: string, provider: string): Promise<Cart> {
    return toCart((await put(({ carts }) => carts.setPaymentSession(cartId, { provider_id: provider }))).cart)
  }
  return {
    // Medusa makes a session for every provider of the region, and selects one only where there is no other
    async choose(cartId, provider) {
      const cart = toCart((await put(({ carts }) => carts.createPaymentSessions(cartId))).cart)
      return cart.paymentSession?.provider === provider ? cart : select(cartId, provider)
    },
    // Medusa makes a new session of it that is not selected
    async renew(cartId, provider) {
      await put(({ carts }) => carts.refreshPaymentSession(cartId, provider))
      return select(cartId, provider)
    },
    async inform(cartId, provider, data) {
      await put(({ carts }) => carts.updatePaymentSession(cartId, provider, { data }))
    },
    async withdraw(cartId, provider) {
      return toCart((await put(({ carts }) => carts.deletePaymentSession(cartId, provider))).cart)
    },
  }
}
