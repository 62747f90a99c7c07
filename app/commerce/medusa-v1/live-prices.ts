import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type Carts, type MissingCart } from '../shop/carts'
import { type Calls } from './repeatable-calls'

const answerSchema = z.object({
  changed: z.boolean(),
  prices: z.record(z.string(), z.object({ known: z.int(), live: z.int().nullable() })),
})

type LivePrices = z.infer<typeof answerSchema>

export function toLivePrices(
  { put }: Calls,
  read: (cartId: string) => Promise<Cart | MissingCart>,
): Pick<Carts, 'followPrices' | 'readLive'> {
  const followPrices: Carts['followPrices'] = async (cartId, told = {}) => {
    const path = `/store/vitrine/carts/${encodeURIComponent(cartId)}/prices`
    try {
      return answerSchema.parse(await put(({ client }) => client.request('POST', path, { ...told })))
    } catch (error) {
      // a bag is not hidden from a network that asks too often: nothing is ordered for another price than its review says
      if (isCommerceError(error, 'not-found', 'limited')) return null
      throw error
    }
  }
  return {
    followPrices,
    async readLive(id) {
      const [known, live] = await Promise.all([read(id), followPrices(id)])
      if (typeof known === 'string' || !live) return known
      const cart = live.changed || isBehind(known, live) ? await read(id) : known
      return typeof cart === 'string' ? cart : { ...cart, prices: live.prices }
    },
  }
}

/** Somebody else has brought the prices up to date while the cart was being read. */
function isBehind({ items }: Cart, { prices }: Pick<LivePrices, 'prices'>): boolean {
  return items.some(({ id, unitPrice }) => (prices[id]?.live ?? unitPrice) !== unitPrice)
}
