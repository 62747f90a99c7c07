import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listCategoryRecords } from '~/features/catalog/categories.server'
import { listCollectionRecords } from '~/features/catalog/collections.server'
import { listProductEntries, listTerms } from '~/features/catalog/catalogue-index/catalogue-index.server'
import { type Addressed, toHandle } from '~/features/catalog/translation.server'
import { pageSlugs } from '~/features/content/content.server'
import { listRegions } from '~/features/region/region.server'
import { listTold } from '~/i18n/alternates'
import { defaultLocale, shopLanguages } from '~/i18n/resources.server'
import { paths } from '~/paths'
import { type SitemapFile, type SitemapPage, type SitemapScope, splitPages } from './sitemap-plan'

/**
 * Every page that search engines should know, in files small enough for them.
 * @throws CommerceError when the backend is down and nothing is cached
 */
export async function getSitemap(ctx: RequestContext): Promise<{ files: SitemapFile[]; scope: SitemapScope }> {
  const [regions, categories, collections, products, tags, types] = await Promise.all([
    listRegions(ctx),
    listCategoryRecords(ctx),
    listCollectionRecords(ctx),
    listProductEntries(ctx),
    listTerms(ctx, 'tag'),
    listTerms(ctx, 'type'),
  ])
  const countries = regions.flatMap((region) => region.countries)
  const codes = listTold(shopLanguages, countries, defaultLocale.language)
  const fixed = [paths.home, ...pageSlugs.map((slug) => (code: string) => paths.page(code, slug))]
  const sections: [kind: string, pages: SitemapPage[]][] = [
    ['pages', fixed.map((toPath) => ({ toPath }))],
    ['categories', [{ toPath: paths.allProducts }, ...toPages('category', categories)]],
    ['collections', toPages('collection', collections)],
    ['tags', tags.map(({ key }) => ({ toPath: (code) => paths.tag(code, key) }))],
    ['types', types.map(({ key }) => ({ toPath: (code) => paths.type(code, key) }))],
    ['products', toPages('product', products)],
  ]
  return {
    files: sections.flatMap(([kind, pages]) => splitPages(kind, pages, codes.length)),
    scope: { origin: ctx.url.origin, codes, defaultCode: env.DEFAULT_LOCALE },
  }
}

type Entity = Addressed & { updatedAt?: string }

function toPages(kind: 'product' | 'category' | 'collection', entities: readonly Entity[]): SitemapPage[] {
  return listReachable(entities).map((entity) => ({
    toPath: (code, language) => paths[kind](code, toHandle(entity, language)),
    lastmod: entity.updatedAt,
  }))
}

// of two with the same handle only the first is there
function listReachable(entities: readonly Entity[]): Entity[] {
  const firsts = shopLanguages.map((language) => {
    const byHandle = new Map(entities.toReversed().map((entity) => [toHandle(entity, language), entity]))
    return (entity: Entity) => byHandle.get(toHandle(entity, language)) === entity
  })
  return entities.filter((entity) => firsts.every((isFirst) => isFirst(entity)))
}
