import { type RequestContext } from '~/context.server'
import { listRegions } from '~/features/region/region.server'
import { getCatalogueIndex } from './catalogue-index.server'

/**
 * Reads the index before anybody asks for it: first what all regions share and the region of the context's country,
 * then one region after the other.
 * @throws CommerceError when the backend fails on the way; what was read is kept
 */
export async function warmCatalogue(ctx: RequestContext): Promise<void> {
  const startedAt = Date.now()
  const regions = await listRegions(ctx)
  const sorted = regions.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  function isOwn({ countries }: { countries: string[] }): boolean {
    return countries.includes(ctx.locale.country)
  }
  for (const region of sorted) {
    const { products } = await getCatalogueIndex(ctx, region, { ahead: true })
    const ms = Date.now() - startedAt
    ctx.log.info({ region: region.name, products: products.length, ms }, 'the catalogue was read')
  }
}
