import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type Medusa, type Product } from '~/commerce/medusa-v1/types'
import { type Region } from '~/features/region/region.server'
import { isOnSale } from './price'
import { type PriorPrices } from './prior-price'

const answerSchema = z.object({
  prior_prices: z.array(
    z.object({
      variant_id: z.string(),
      current_amount: z.int().nonnegative(),
      amount: z.int().nonnegative(),
      includes_tax: z.boolean(),
    }),
  ),
})

/**
 * What the backend's plugin recorded of those of `products`, a hundred at most, that are on sale; empty where the backend
 * has no plugin.
 * @throws CommerceError when the backend is down
 */
export async function readPriorPrices(
  medusa: Pick<Medusa, 'client'>,
  region: Pick<Region, 'id'>,
  products: readonly Pick<Product, 'id' | 'variants'>[],
): Promise<PriorPrices> {
  const reduced = products.filter(({ variants }) => variants.some(isOnSale))
  if (reduced.length === 0) return {}
  const query = new URLSearchParams({ product_ids: reduced.map(({ id }) => id).join(), region_id: region.id })
  try {
    return toPriorPrices(await medusa.client.request('GET', `/store/vitrine/prior-prices?${query}`))
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return {}
    throw error
  }
}

/** The plugin's answer by variant id; empty for anything else. */
export function toPriorPrices(answer: unknown): PriorPrices {
  const { data } = answerSchema.safeParse(answer)
  const entries = data?.prior_prices.map(
    ({ variant_id: id, amount, current_amount: currentAmount, includes_tax: includesTax }) =>
      [id, { amount, currentAmount, includesTax }] as const,
  )
  return Object.fromEntries(entries ?? [])
}
