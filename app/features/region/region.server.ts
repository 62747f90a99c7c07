import { type Region } from '~/commerce/shop/region'
import { type RequestFacts } from '~/context.server'

/** All regions, out of the cache. @throws CommerceError when the backend is down and nothing is cached */
export function listRegions({ commerce }: Pick<RequestFacts, 'commerce'>): Promise<Region[]> {
  return commerce.catalogue.read({ key: 'regions', tags: ['regions'], policy: 'regions' }, (shop) => shop.listRegions())
}

/** The region that sells to `country`, or null where none does. */
export async function getRegion(
  ctx: Pick<RequestFacts, 'commerce' | 'locale'>,
  country = ctx.locale.country,
): Promise<Region | null> {
  const regions = await listRegions(ctx)
  return regions.find((region) => region.countries.includes(country)) ?? null
}
