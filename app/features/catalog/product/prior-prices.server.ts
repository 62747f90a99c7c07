import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { productTag } from '../hook/catalogue-change'
import { type PriorPrice } from './prior-price'

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

/** What the backend's plugin recorded of a product's prices, by variant id; empty where the backend has no plugin. */
export async function listPriorPrices(
  ctx: RequestContext,
  region: Region,
  handle: string,
): Promise<Record<string, PriorPrice>> {
  const options = {
    key: ['prior-prices', region.id, handle],
    tags: ['product', productTag(handle), 'regions'],
    policy: 'stock' as const,
  }
  const query = new URLSearchParams({ handle, region_id: region.id })
  return ctx.commerce.catalogue.read(options, async (medusa) => {
    const answer = await medusa.client
      .request('GET', `/store/vitrine/prior-prices?${query}`)
      .catch((error: unknown) => (isCommerceError(error, 'not-found') ? null : Promise.reject(error)))
    return toPriorPrices(answer)
  })
}

/** The plugin's answer by variant id; empty for anything else. */
export function toPriorPrices(answer: unknown): Record<string, PriorPrice> {
  const { data } = answerSchema.safeParse(answer)
  const entries = data?.prior_prices.map(
    ({ variant_id: id, amount, current_amount: currentAmount, includes_tax: includesTax }) =>
      [id, { amount, currentAmount, includesTax }] as const,
  )
  return Object.fromEntries(entries ?? [])
}
