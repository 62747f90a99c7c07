import { type RequestContext } from '~/context.server'
import { listCategoryTree } from './categories.server'
import { listCategoryIds } from './category-tree'
import { type Collection, listCollections } from './collections.server'
import { toPicturePath } from './picture-path'

export interface Tile {
  title: string
  handle: string
  description: string
  /** Its own picture, else one of a product in it. */
  picture: string | null
}

interface Sample {
  picture: string
  collectionId: string | null
  categoryIds: string[]
}

/** The collections with a picture each, the merchant's first one first. */
export async function listCollectionTiles(ctx: RequestContext): Promise<Tile[]> {
  const [collections, samples] = await Promise.all([listCollections(ctx), listSamples(ctx)])
  return collections.map((collection) => ({
    title: collection.title,
    handle: collection.handle,
    description: collection.description,
    picture: collection.picture ?? findCollectionPicture(samples, collection),
  }))
}

/** The categories at the top with a picture each, of a product in them or below them. */
export async function listCategoryTiles(ctx: RequestContext): Promise<Tile[]> {
  const [tree, samples] = await Promise.all([listCategoryTree(ctx), listSamples(ctx)])
  return tree.map((node) => {
    const ids = listCategoryIds(node)
    const sample = samples.find(({ categoryIds }) => categoryIds.some((id) => ids.includes(id)))
    const description = node.children.map(({ name }) => name).join(', ')
    return { title: node.name, handle: node.handle, description, picture: sample?.picture ?? null }
  })
}

function findCollectionPicture(samples: Sample[], { id }: Collection): string | null {
  return samples.find(({ collectionId }) => collectionId === id)?.picture ?? null
}

// Neither has a picture of its own in Medusa, so one call lends each that of a product.
function listSamples(ctx: RequestContext): Promise<Sample[]> {
  const options = { key: 'samples', tags: ['products', 'categories', 'collections'], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, async (medusa) => {
    const query = { limit: 200, fields: 'id,thumbnail,collection_id', expand: 'categories' }
    const { products } = await medusa.products.list(query)
    return products.flatMap(({ thumbnail, collection_id: collectionId, categories = [] }) => {
      const picture = toPicturePath(thumbnail)
      return picture ? { picture, collectionId, categoryIds: categories.map(({ id }) => id) } : []
    })
  })
}
