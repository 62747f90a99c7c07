import { type RequestContext } from '~/context.server'
import { formatList } from '~/i18n/format-list'
import { toFormatTag } from '~/i18n/locales'
import { listCategoryPictures, listCategoryTree } from '../categories.server'
import { listCollections } from '../collections.server'
import { measurePictures } from '../measured-picture.server'
import { type Foreign } from '../translation.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { type Picture, toPicture } from '../picture-record'

export interface Tile extends Foreign {
  title: string
  handle: string
  description: string
  /** Its own picture, else one of a product in it. */
  picture: Picture | null
}

/** The collections with a picture each, the merchant's first one first. @param seen as `measurePictures` */
export async function listCollectionTiles(
  ctx: RequestContext,
  products: readonly IndexedProduct[],
  seen?: number,
): Promise<Tile[]> {
  const collections = await listCollections(ctx)
  const tiles = collections.map(({ id, title, handle, description, picture, foreign }) => {
    const shown = picture ?? findPicture(products, ({ collectionId }) => collectionId === id)
    const words = { title, handle, description, ...(foreign && { foreign }) }
    return { ...words, picture: shown && toPicture(shown, ctx.locale) }
  })
  return measurePictures(tiles, seen)
}

/** The categories at the top with a picture each, and with what they divide into. @param seen as `measurePictures` */
export async function listCategoryTiles(
  ctx: RequestContext,
  products: readonly IndexedProduct[],
  seen?: number,
): Promise<Tile[]> {
  const [tree, pictures] = await Promise.all([listCategoryTree(ctx), listCategoryPictures(ctx)])
  const tiles = tree.map(({ id, name, handle, children, lang }) => {
    const sample = pictures.has(id) ? null : findPicture(products, ({ categoryIds }) => categoryIds.includes(id))
    const picture = pictures.get(id) ?? (sample && toPicture(sample, ctx.locale))
    const description = formatList(
      children.map((child) => child.name),
      toFormatTag(ctx.locale),
    )
    return { title: name, handle, description, picture, ...(lang && { foreign: { title: lang } }) }
  })
  return measurePictures(tiles, seen)
}

function findPicture(products: readonly IndexedProduct[], isMeant: (product: IndexedProduct) => boolean) {
  return products.find((product) => product.picture !== null && isMeant(product))?.picture ?? null
}
