import { type RequestContext } from '~/context.server'
import { listCategoryPictures, listCategoryTree } from './categories.server'
import { listCategoryIds } from './category-tree'
import { listCollections } from './collections.server'
import { describePicture } from './describe-picture.server'
import { type Picture, type PictureRecord, toPicture, toPlainPicture } from './picture-record'

export interface Tile {
  id: string
  title: string
  handle: string
  description: string
  /** Its own picture, else one of a product in it. */
  picture: Picture | null
}

interface Sample {
  picture: PictureRecord
  collectionId: string | null
  categoryIds: string[]
}

/** The collections with a picture each, the merchant's first one first. */
export async function listCollectionTiles(ctx: RequestContext): Promise<Tile[]> {
  const [collections, samples] = await Promise.all([listCollections(ctx), listSamples(ctx)])
  const tiles = collections.map(({ id, title, handle, description, picture }) => {
    const shown = picture ?? samples.find(({ collectionId }) => collectionId === id)?.picture
    return { id, title, handle, description, picture: shown ? toPicture(shown, ctx.locale.language) : null }
  })
  return Promise.all(tiles.map(describeTile))
}

/** The categories at the top with a picture each, and with what they divide into. */
export async function listCategoryTiles(ctx: RequestContext): Promise<Tile[]> {
  const [tree, pictures, samples] = await Promise.all([
    listCategoryTree(ctx),
    listCategoryPictures(ctx),
    listSamples(ctx),
  ])
  const tiles = tree.map((node) => {
    const ids = listCategoryIds(node)
    const sample = samples.find(({ categoryIds }) => categoryIds.some((id) => ids.includes(id)))
    const picture = pictures.get(node.id) ?? (sample ? toPicture(sample.picture, ctx.locale.language) : null)
    const description = node.children.map(({ name }) => name).join(', ')
    return { id: node.id, title: node.name, handle: node.handle, description, picture }
  })
  return Promise.all(tiles.map(describeTile))
}

async function describeTile(tile: Tile): Promise<Tile> {
  return { ...tile, picture: await describePicture(tile.picture) }
}

// Neither needs to have a picture of its own in Medusa, so one call lends each that of a product.
function listSamples(ctx: RequestContext): Promise<Sample[]> {
  const options = { key: 'samples', tags: ['products', 'categories', 'collections'], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, async (medusa) => {
    const query = { limit: 200, fields: 'id,thumbnail,collection_id', expand: 'categories' }
    const { products } = await medusa.products.list(query)
    return products.flatMap(({ thumbnail, collection_id: collectionId, categories = [] }) => {
      const picture = toPlainPicture(thumbnail)
      return picture ? { picture, collectionId, categoryIds: categories.map(({ id }) => id) } : []
    })
  })
}
