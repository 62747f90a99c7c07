import { type ProductCollection } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type PictureRecord, toPictureRecord, toPlainPicture } from './picture-record'
import { pickTranslations, toTranslated } from './translation'

/** Its description and picture are in the metadata: Medusa's own collections have a title and nothing else. */
export interface Collection {
  id: string
  handle: string
  title: string
  description: string
  picture: PictureRecord | null
}

interface CollectionRecord extends Collection {
  metadata: Record<string, unknown> | null
}

/** All collections in the page's language, in the order in which they were made. */
export async function listCollections(ctx: RequestContext): Promise<Collection[]> {
  const { catalogue } = ctx.commerce
  const records = await catalogue.read(
    { key: 'collections', tags: ['collections'], policy: 'catalogue' },
    async (medusa) => {
      const { collections } = await medusa.collections.list({ limit: 100 })
      return collections.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).map(toRecord)
    },
  )
  return records.map((record) => {
    const { metadata: _, ...collection } = toTranslated(record, ctx.locale.language)
    return collection
  })
}

/** The collection of that handle, or null where the shop has none. */
export async function getCollection(ctx: RequestContext, handle: string): Promise<Collection | null> {
  const collections = await listCollections(ctx)
  return collections.find((collection) => collection.handle === handle) ?? null
}

function toRecord({ id, handle, title, metadata }: ProductCollection): CollectionRecord {
  const description: unknown = metadata?.description
  return {
    id,
    handle: handle ?? id,
    title,
    description: typeof description === 'string' ? description : '',
    picture: toPictureRecord(metadata?.image) ?? toPlainPicture(metadata?.picture),
    metadata: pickTranslations(metadata),
  }
}
