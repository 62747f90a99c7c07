import { type Collection as ShopCollection } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'
import { type Locale } from '~/i18n/locales'
import { type Foreign, pickTranslations, toForeign, toTranslated } from './translation.server'
import { type PictureRecord, toPictureRecord, toPlainPicture } from './picture-record'

/** Its description and picture are in the metadata: of themselves collections have a title and nothing else. */
export interface Collection extends Foreign {
  id: string
  handle: string
  title: string
  description: string
  picture: PictureRecord | null
}

export interface CollectionRecord extends Collection {
  /** ISO 8601. */
  updatedAt: string
  metadata: Record<string, unknown> | null
}

/** All collections in the page's language, in the order in which they were made. */
export async function listCollections(ctx: RequestContext): Promise<Collection[]> {
  const records = await listCollectionRecords(ctx)
  return records.map((record) => toCollection(record, ctx.locale))
}

/** The collection of that handle in the backend, or null where the shop has none. */
export async function getCollection(ctx: RequestContext, handle: string): Promise<Collection | null> {
  const records = await listCollectionRecords(ctx)
  const record = records.find((candidate) => candidate.handle === handle)
  return record ? toCollection(record, ctx.locale) : null
}

/** All collections with their words in every language. */
export function listCollectionRecords(ctx: RequestContext): Promise<CollectionRecord[]> {
  const options = { key: 'collections', tags: ['collections'], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, async (shop) => (await shop.listCollections()).map(toRecord))
}

function toCollection(record: CollectionRecord, locale: Locale): Collection {
  const { metadata: _, updatedAt: __, ...collection } = toTranslated(record, locale)
  const shown = collection.description ? (['title', 'description'] as const) : (['title'] as const)
  return { ...collection, ...toForeign(record, shown, locale.language) }
}

function toRecord({ metadata, ...collection }: ShopCollection): CollectionRecord {
  const description: unknown = metadata?.description
  return {
    ...collection,
    description: typeof description === 'string' ? description : '',
    picture: toPictureRecord(metadata?.image) ?? toPlainPicture(metadata?.picture),
    metadata: pickTranslations(metadata),
  }
}
