import { z } from 'zod'
import { type HandleStatus } from '../shop/catalogue'
import { type PriorPrices } from '../shop/product'
import { askOffered, type GetCapabilities } from './offers'
import { type Medusa } from './types'

type Client = Pick<Medusa, 'client'>

const pricesSchema = z.object({
  prior_prices: z.array(
    z.object({
      variant_id: z.string(),
      current_amount: z.int().nonnegative(),
      amount: z.int().nonnegative(),
      includes_tax: z.boolean(),
    }),
  ),
})

/** What the plugin has recorded; empty without it. */
export async function listPriorPrices(
  { client }: Client,
  getCapabilities: GetCapabilities,
  productIds: string[],
  regionId: string,
): Promise<PriorPrices> {
  const query = new URLSearchParams({ product_ids: productIds.join(), region_id: regionId })
  return toPriorPrices(
    await askOffered(getCapabilities, 'priorPrices', () =>
      client.request('GET', `/store/vitrine/prior-prices?${query}`),
    ),
  )
}

function toPriorPrices(answer: unknown): PriorPrices {
  const { data } = pricesSchema.safeParse(answer)
  const entries = data?.prior_prices.map(
    ({ variant_id: id, amount, current_amount: currentAmount, includes_tax: includesTax }) =>
      [id, { amount, currentAmount, includesTax }] as const,
  )
  return Object.fromEntries(entries ?? [])
}

const bestsellersSchema = z.object({ product_ids: z.array(z.string()) })

/** What the plugin has counted; empty without it. */
export async function listBestsellers({ client }: Client, getCapabilities: GetCapabilities): Promise<string[]> {
  const answer: unknown = await askOffered(getCapabilities, 'bestsellers', () =>
    client.request('GET', '/store/vitrine/bestsellers'),
  )
  return bestsellersSchema.safeParse(answer).data?.product_ids ?? []
}

const metadata = z.record(z.string(), z.unknown()).nullable()

const placeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('published'), handle: z.string(), metadata }),
  z.object({
    state: z.literal('withdrawn'),
    title: z.string(),
    metadata,
    category_ids: z.array(z.string()),
    collection_id: z.string().nullable(),
  }),
])

const handleSchema = z.object({ place: placeSchema.nullable() })

/** @throws CommerceError `not-found` without the plugin */
export async function getHandleStatus(
  { client }: Client,
  kind: string,
  handle: string,
  language: string,
): Promise<HandleStatus | null> {
  const path = `/store/vitrine/handles/${kind}/${encodeURIComponent(handle)}?${new URLSearchParams({ language })}`
  const { data } = handleSchema.safeParse(await client.request('GET', path))
  if (!data) return null
  if (!data.place) return { state: 'unknown' }
  if (data.place.state === 'published') return data.place
  const { category_ids: categoryIds, collection_id: collectionId, ...place } = data.place
  return { ...place, categoryIds, collectionId }
}
