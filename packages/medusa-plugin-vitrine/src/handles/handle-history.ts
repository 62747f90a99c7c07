import type { EntityManager } from 'typeorm'
import { listHandles, pickTranslatedTexts } from './translated-texts'

/**
 * What shops show, by kind. `category_ids` are those that it is in, then those above, the nearest first; a collection
 * has those of most of its products. Only products belong to sales channels.
 */
const published = {
  product: `
    SELECT id, handle, title, metadata, collection_id,
      ARRAY(
        SELECT above.id FROM product_category_product link
        JOIN product_category category ON category.id = link.product_category_id
        JOIN product_category above ON starts_with(category.mpath, above.mpath)
        WHERE link.product_id = product.id
        GROUP BY above.id, above.mpath ORDER BY length(above.mpath) DESC
      )::text[] AS category_ids,
      ARRAY(SELECT sales_channel_id FROM product_sales_channel link WHERE link.product_id = product.id)::text[] AS channel_ids
    FROM product WHERE status = 'published' AND deleted_at IS NULL`,
  category: `
    SELECT id, handle, name AS title, metadata, NULL AS collection_id,
      ARRAY(
        SELECT above.id FROM product_category above
        WHERE starts_with(category.mpath, above.mpath) AND above.id <> category.id
        ORDER BY length(above.mpath) DESC
      )::text[] AS category_ids,
      '{}'::text[] AS channel_ids
    FROM product_category category WHERE is_active AND NOT is_internal`,
  collection: `
    SELECT id, handle, title, metadata, NULL AS collection_id,
      ARRAY(
        SELECT link.product_category_id FROM product_category_product link
        JOIN product ON product.id = link.product_id AND product.status = 'published' AND product.deleted_at IS NULL
        WHERE product.collection_id = collection.id
        GROUP BY link.product_category_id ORDER BY count(*) DESC LIMIT 3
      )::text[] AS category_ids,
      '{}'::text[] AS channel_ids
    FROM product_collection collection WHERE deleted_at IS NULL AND handle IS NOT NULL`,
}

export type Kind = keyof typeof published

interface Entity {
  id: string
  handle: string
  title: string
  metadata: unknown
  collection_id: string | null
  category_ids: string[]
  channel_ids: string[]
}

const pageSize = 500

const notePublished = `
  INSERT INTO vitrine_published AS known (id, title, metadata, category_ids, collection_id, channel_ids)
  SELECT id, title, metadata, category_ids, collection_id, channel_ids
  FROM jsonb_to_recordset($1::jsonb)
    AS fresh (id text, title text, metadata jsonb, category_ids text[], collection_id text, channel_ids text[])
  ON CONFLICT (id) DO UPDATE SET
    title = excluded.title, metadata = excluded.metadata,
    category_ids = excluded.category_ids, collection_id = excluded.collection_id,
    channel_ids = ARRAY(SELECT unnest(known.channel_ids) UNION SELECT unnest(excluded.channel_ids))`

const noteHandles = `
  INSERT INTO vitrine_handle AS known (kind, handle, language, id)
  SELECT $2, handle, language, id FROM jsonb_to_recordset($1::jsonb) AS fresh (handle text, language text, id text)
  ON CONFLICT (kind, handle, language) DO UPDATE SET id = excluded.id, since = now() WHERE known.id <> excluded.id`

/**
 * Notes what is published now under which handles. What is not published is passed over: it stays known as it was, or
 * unknown.
 * @param ids null for all
 */
export async function recordHandles(manager: EntityManager, kind: Kind, ids: string[] | null = null) {
  const readPage = `SELECT * FROM (${published[kind]}) entity
    WHERE ($1::text[] IS NULL OR id = ANY($1)) AND id > $2 ORDER BY id LIMIT ${pageSize}`
  for (let last = ''; ;) {
    const page: Entity[] = await manager.query(readPage, [ids, last])
    if (page.length > 0) await note(manager, kind, page)
    // a collection's categories are those of its products
    const collectionIds = page.flatMap(({ collection_id: collectionId }) => collectionId ?? [])
    if (ids && collectionIds.length > 0) await recordHandles(manager, 'collection', collectionIds)
    if (page.length < pageSize) return
    last = page.at(-1)?.id ?? last
  }
}

async function note(manager: EntityManager, kind: Kind, entities: Entity[]) {
  const facts = entities.map((entity) => ({ ...entity, metadata: pickTranslatedTexts(entity.metadata) }))
  const handles = new Map()
  for (const entity of entities) {
    // of two with the same handle the older one keeps it, as in the shop
    for (const { language, handle } of listHandles(entity)) {
      const key = JSON.stringify([handle, language])
      if (!handles.has(key)) handles.set(key, { handle, language, id: entity.id })
    }
  }
  await manager.query(notePublished, [JSON.stringify(facts)])
  await manager.query(noteHandles, [JSON.stringify([...handles.values()]), kind])
}

// what is so new that it has not been noted yet is found by Medusa's own handle
const find = (kind: Kind) => `
  WITH live AS NOT MATERIALIZED (
    SELECT * FROM (${published[kind]}) entity
    WHERE $4::text[] IS NULL OR $1 <> 'product' OR channel_ids && $4
  ), meant AS (
    SELECT id, language, since FROM vitrine_handle WHERE kind = $1 AND handle = $2
    UNION ALL SELECT id, '', now() FROM live WHERE handle = $2
  )
  SELECT meant.id, live.id IS NOT NULL AS is_live, live.handle, live.metadata,
    was.title, was.metadata AS was_metadata, was.category_ids, was.collection_id
  FROM meant
  LEFT JOIN live ON live.id = meant.id
  LEFT JOIN vitrine_published was ON was.id = meant.id
  WHERE live.id IS NOT NULL OR $4::text[] IS NULL OR $1 <> 'product' OR was.channel_ids && $4
  ORDER BY is_live DESC, language = $3 DESC, language = '' DESC, since DESC
  LIMIT 1`

/**
 * What a handle stands for now, or stood for last; null where nothing public ever had it.
 * @param
 *   question the reader's `language` goes first where several had the handle; only products of the channels count
 */
export async function findByHandle(
  manager: EntityManager,
  { kind, handle, language, channelIds }: { kind: Kind; handle: string; language: string; channelIds: string[] | null },
) {
  const [found] = await manager.query(find(kind), [kind, handle, language, channelIds])
  if (!found) return null
  const { id, is_live: isLive } = found
  if (isLive) {
    return { id, state: 'published', handle: found.handle, metadata: pickTranslatedTexts(found.metadata) }
  }
  const { title, was_metadata: metadata, category_ids, collection_id } = found
  return { id, state: 'withdrawn', title, metadata, category_ids, collection_id }
}

export const kinds = Object.keys(published)

export function isKind(name: string): name is Kind {
  return kinds.includes(name)
}
