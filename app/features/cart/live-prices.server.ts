import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type CartNotice, readCart } from './read-cart.server'

const answerSchema = z.object({
  changed: z.boolean(),
  prices: z.record(z.string(), z.object({ known: z.int(), live: z.int().nullable() })),
})

/** What the plugin of the backend says of a cart's prices. */
export type LivePrices = z.infer<typeof answerSchema>

interface Told {
  /** By line, the price for one piece that the shopper has confirmed having seen. */
  seen?: Record<string, number>
  /** By line, what the shopper took one piece to cost when it was taken out: told where the line has nothing else to tell. */
  known?: Record<string, number>
  /** A cart that was folded into this one: what is not known of its lines yet goes on being told. */
  from?: string
}

/**
 * Has the backend give a cart the prices that hold now. A price that its shopper does not know of yet stays told until
 * `seen` names it, however often and in however many tabs the cart is read.
 * @returns null where the backend has no plugin: its lines keep the prices of the moment they were added at
 * @throws CommerceError when the backend is down
 */
export async function followPrices(
  shopper: ShopperClient,
  cartId: string,
  told: Told = {},
): Promise<LivePrices | null> {
  const path = `/store/vitrine/carts/${encodeURIComponent(cartId)}/prices`
  try {
    return answerSchema.parse(await shopper.put(({ client }) => client.request('POST', path, { ...told })))
  } catch (error) {
    // a bag is not hidden from a network that asks too often: nothing is ordered for another price than its review says
    if (isCommerceError(error, 'not-found', 'limited')) return null
    throw error
  }
}

/**
 * The cart at the prices that hold now.
 * @returns why there is none where it cannot be used
 */
export async function readLiveCart(
  shopper: ShopperClient,
  id: string,
): Promise<Cart | Extract<CartNotice, 'gone' | 'nothing-left'>> {
  const [read, live] = await Promise.all([readCart(shopper, id), followPrices(shopper, id)])
  if (typeof read === 'string' || !live) return read
  const cart = live.changed || isBehind(read, live) ? await readCart(shopper, id) : read
  return typeof cart === 'string' ? cart : { ...cart, prices: live.prices }
}

/** Somebody else has brought the prices up to date while the cart was being read. */
function isBehind({ items }: Cart, { prices }: LivePrices): boolean {
  return items.some(({ id, unit_price: price }) => (prices[id]?.live ?? price) !== price)
}
