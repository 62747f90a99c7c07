import { createHash } from 'node:crypto'
import { snapshots } from '~/commerce/snapshot.server'
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
import { giveWay } from '~/once/give-way'
import { paths } from '~/paths'
import { languages } from '~/i18n/languages'
import { createPackedXml, type Packed, type PackedXml } from './packed-xml.server'
import { type SitemapFile, type SitemapPage, type SitemapScope, splitPages } from './sitemap-plan'
import { toIndexXml, toSitemapXml } from './sitemap-xml.server'

const indexName = 'index'

/**
 * One file of the sitemap, `products-1`, or without a name that which lists them; null for a file that it does not have.
 * Files are kept until something that they are made from has changed, which is looked for after a minute and a purge.
 * @throws CommerceError when the backend is down and nothing is cached
 */
export async function readSitemapFile(ctx: RequestContext, name = indexName): Promise<Packed | null> {
  const files = await snapshots.read<ReadonlyMap<string, PackedXml>>(ctx.commerce.catalogue, {
    key: ['sitemap'],
    tags: ['products', 'categories', 'collections', 'regions'],
    load: async (previous) => packFiles(await planSitemap(ctx), previous),
  })
  return (await files.get(name)?.read()) ?? null
}

type Plan = { files: SitemapFile[]; scope: SitemapScope }

/** @param previous whose files stay where they would be the same */
async function packFiles(
  { files, scope }: Plan,
  previous?: ReadonlyMap<string, PackedXml>,
): Promise<ReadonlyMap<string, PackedXml>> {
  async function pack(
    name: string,
    parts: Iterable<unknown>,
    write: Parameters<typeof createPackedXml>[1],
  ): Promise<[string, PackedXml]> {
    const hash = createHash('sha256').update(JSON.stringify(scope))
    for (const part of parts) {
      await giveWay()
      hash.update(JSON.stringify(part))
    }
    const fingerprint = hash.digest('hex')
    const known = previous?.get(name)
    return [name, known?.fingerprint === fingerprint ? known : createPackedXml(fingerprint, write)]
  }
  const names = files.map(({ name, lastmod }) => [name, lastmod])
  return new Map(
    await Promise.all([
      pack(indexName, names, () => toIndexXml(files, scope.origin)),
      ...files.map((file) => pack(file.name, listParts(file), () => toSitemapXml(file, scope))),
    ]),
  )
}

function* listParts({ pages }: SitemapFile) {
  for (const { toPath, lastmod } of pages) yield [lastmod, ...languages.map((language) => toPath('', language))]
}

/** Every page that search engines should know, in files small enough for them. */
async function planSitemap(ctx: RequestContext): Promise<Plan> {
  // not those from before a purge, which would be the sitemap's for another minute; while the backend is down they are
  const products = await listProductEntries(ctx, { ahead: true }).catch(() => listProductEntries(ctx))
  const [regions, categories, collections, tags, types] = await Promise.all([
    listRegions(ctx),
    listCategoryRecords(ctx),
    listCollectionRecords(ctx),
    listTerms(ctx, 'tag'),
    listTerms(ctx, 'type'),
  ])
  const countries = regions.flatMap((region) => region.countries)
  const codes = listTold(shopLanguages, countries, defaultLocale.language)
  const fixed = [paths.home, ...pageSlugs.map((slug) => (code: string) => paths.page(code, slug))]
  const sections: [kind: string, pages: SitemapPage[]][] = [
    ['pages', fixed.map((toPath) => ({ toPath }))],
    ['categories', [{ toPath: paths.allProducts }, ...(await toPages('category', categories))]],
    ['collections', await toPages('collection', collections)],
    ['tags', tags.map(({ key }) => ({ toPath: (code) => paths.tag(code, key) }))],
    ['types', types.map(({ key }) => ({ toPath: (code) => paths.type(code, key) }))],
    ['products', await toPages('product', products)],
  ]
  return {
    files: sections.flatMap(([kind, pages]) => splitPages(kind, pages, codes.length)),
    scope: { origin: ctx.url.origin, codes, defaultCode: env.DEFAULT_LOCALE },
  }
}

type Entity = Addressed & { updatedAt?: string }

async function toPages(
  kind: 'product' | 'category' | 'collection',
  entities: readonly Entity[],
): Promise<SitemapPage[]> {
  const reachable = await listReachable(entities)
  return reachable.map((entity) => ({
    toPath: (code, language) => paths[kind](code, toHandle(entity, language)),
    lastmod: entity.updatedAt,
  }))
}

// of two with the same handle only the first is there
async function listReachable(entities: readonly Entity[]): Promise<Entity[]> {
  const taken = new Map(shopLanguages.map((language) => [language, new Set<string>()]))
  const hidden = new Set<Entity>()
  for (const entity of entities) {
    await giveWay()
    for (const [language, handles] of taken) {
      const handle = toHandle(entity, language)
      if (handles.has(handle)) hidden.add(entity)
      handles.add(handle)
    }
  }
  return entities.filter((entity) => !hidden.has(entity))
}
