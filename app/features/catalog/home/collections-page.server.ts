import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { toPageHead } from '../head/page-head.server'
import { listCollectionTiles } from './showcase.server'

/** The page of all collections; null where the country of the URL has no region. */
export async function getCollectionsPage(ctx: RequestContext) {
  const region = await getRegion(ctx)
  if (!region) return null
  const { products } = await getCatalogueIndex(ctx, region)
  const [tiles, head] = await Promise.all([
    listCollectionTiles(ctx, products),
    toPageHead(ctx, { title: ctx.t('catalog:home.collections'), ancestors: [] }),
  ])
  return { tiles, head }
}
