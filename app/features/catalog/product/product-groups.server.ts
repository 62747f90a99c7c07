import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type Term, toLabel } from '../catalogue-index/term'
import { listCollectionRecords } from '../collections.server'
import { type InLanguage, toHandle, toLabelLang, toTextLang, toTranslated } from '../translation.server'
import { type ProductRecord } from '../product-record'

/** What the product shares with others, with the pages that show all of these. */
export interface ProductGroup {
  kind: 'brand' | 'collection' | 'type' | 'tag'
  /** In the page's language. */
  links: (InLanguage & { label: string; path: string })[]
}

/** The groups that the product belongs to; none of a kind that it has nothing of. @throws CommerceError when the backend is down */
export async function listProductGroups(
  ctx: RequestContext,
  region: Region,
  { id, collectionId }: Pick<ProductRecord, 'id' | 'collectionId'>,
): Promise<ProductGroup[]> {
  const { code, language } = ctx.locale
  const [{ products, positions }, collections] = await Promise.all([
    getCatalogueIndex(ctx, region),
    listCollectionRecords(ctx),
  ])
  const product = products[positions.get(id) ?? -1]
  const collection = collections.find((one) => one.id === collectionId)
  const toLink = (kind: 'brand' | 'type' | 'tag') => (term: Term) => {
    return { label: toLabel(term, ctx.locale), ...toLabelLang(term, language), path: paths[kind](code, term.key) }
  }
  const groups: ProductGroup[] = [
    { kind: 'brand', links: product?.brand ? [product.brand].map(toLink('brand')) : [] },
    {
      kind: 'collection',
      links: collection
        ? [
            {
              label: toTranslated(collection, ctx.locale).title,
              ...toTextLang(collection, 'title', language),
              path: paths.collection(code, toHandle(collection, language)),
            },
          ]
        : [],
    },
    { kind: 'type', links: product?.type ? [product.type].map(toLink('type')) : [] },
    { kind: 'tag', links: product?.tags.map(toLink('tag')) ?? [] },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
