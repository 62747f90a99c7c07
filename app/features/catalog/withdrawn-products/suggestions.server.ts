import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { paths } from '~/paths'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { listCategoryTree } from '../categories.server'
import { type CategoryNode } from '../category-tree'
import { listCollectionRecords } from '../collections.server'
import { type InLanguage, toHandle, toTextLang, toTranslated } from '../translation.server'
import { measurePictures } from '../measured-picture.server'
import { listIndexed } from '../listed-product'
import { type Picture } from '../picture-record'
import { optionalPart } from '../optional-part.server'
import { type Withdrawn } from '~/commerce/shop/catalogue'
import { listLike } from './like-products'
import { Suggestions as SuggestionsPart } from './suggestions'

const mostLinks = 3
const mostProducts = 4

/** What a shopper may want instead of something that has left the shop. */
export interface Suggestions {
  /** What it was called, in the page's language. */
  title: string
  /** Where to look, as HTML: what only a failure says is no script of every page. */
  html: string
}

export interface Instead {
  /** The collection and the categories that it was in and that are still there. */
  links: (InLanguage & { title: string; path: string })[]
  /** That are like it and can be bought. */
  products: (InLanguage & { title: string; path: string; picture: Picture | null })[]
}

export async function getSuggestions(
  ctx: RequestContext,
  kind: 'product' | 'category' | 'collection',
  gone: Withdrawn,
): Promise<Suggestions> {
  const words = toTranslated({ title: gone.title, name: gone.title, metadata: gone.metadata }, ctx.locale)
  const [links, products] = await Promise.all([
    optionalPart(ctx, 'what is left of the place', listLinks(ctx, gone), []),
    optionalPart(ctx, 'products like it', listProducts(ctx, gone), []),
  ])
  const title = kind === 'category' ? words.name : words.title
  return { title, html: renderToStaticMarkup(createElement(SuggestionsPart, { t: ctx.t, links, products })) }
}

async function listLinks(ctx: RequestContext, { categoryIds, collectionId }: Withdrawn): Promise<Instead['links']> {
  const { code, language } = ctx.locale
  const [tree, collections] = await Promise.all([listCategoryTree(ctx), listCollectionRecords(ctx)])
  const categories = new Map(tree.flatMap(listNodes))
  const collection = collections.find(({ id }) => id === collectionId)
  const links = categoryIds.flatMap((id) => {
    const category = categories.get(id)
    if (!category) return []
    const { name: title, handle, lang } = category
    return [{ title, path: paths.category(code, handle), ...(lang && { lang }) }]
  })
  if (collection) {
    const { title } = toTranslated(collection, ctx.locale)
    const path = paths.collection(code, toHandle(collection, language))
    links.unshift({ title, path, ...toTextLang(collection, 'title', language) })
  }
  return links.slice(0, mostLinks)
}

function listNodes(node: CategoryNode): [string, CategoryNode][] {
  return [[node.id, node], ...node.children.flatMap(listNodes)]
}

async function listProducts(ctx: RequestContext, gone: Withdrawn): Promise<Instead['products']> {
  const region = await getRegion(ctx)
  if (!region) return []
  const { code } = ctx.locale
  const index = await getCatalogueIndex(ctx, region)
  const products = await measurePictures(listIndexed(index, listLike(index, gone, mostProducts), ctx.locale))
  return products.map(({ title, handle, picture, foreign }) => {
    return { title, path: paths.product(code, handle), picture, ...(foreign?.title && { lang: foreign.title }) }
  })
}
