import { type RequestContext } from '~/context.server'
import { listRegions } from '~/features/region/region.server'
import { listCategoryRecords } from './categories.server'
import { listCollectionRecords } from './collections.server'
import { listShippingChoices } from './product/shipping-terms.server'
import { requireProduct } from './products.server'

/**
 * Has the process read again what a purge has made out of date of all that a page of the catalogue waits for.
 * @param ctx of nobody's request, with `unhurried` commerce
 */
export function refreshPurged(ctx: RequestContext): void {
  const whole: Record<string, () => Promise<unknown>> = {
    regions: () => listRegions(ctx),
    categories: () => listCategoryRecords(ctx),
    collections: () => listCollectionRecords(ctx),
  }
  const ofRegion: Record<string, (regionId: string, handle: string) => Promise<unknown>> = {
    product: async (regionId, handle) => requireProduct(ctx, await requireRegionById(ctx, regionId), handle),
    shipping: async (regionId) => listShippingChoices(ctx, await requireRegionById(ctx, regionId)),
  }
  ctx.commerce.catalogue.refreshPurged((key) => {
    if (typeof key === 'string') return whole[key] ?? null
    const [kind = '', regionId = '', handle = ''] = key
    const read = ofRegion[kind]
    return read ? () => read(regionId, handle) : null
  })
}

async function requireRegionById(ctx: RequestContext, id: string) {
  const region = (await listRegions(ctx)).find((one) => one.id === id)
  if (!region) throw new Error(`there is no region ${id} any more`)
  return region
}
