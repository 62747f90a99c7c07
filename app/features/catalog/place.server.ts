import { redirect } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { type Locale } from '~/i18n/locales'
import { paths } from '~/paths'
import { listCategoryRecords } from './categories.server'
import { listCollectionRecords } from './collections.server'
import { listProductEntries } from './product-index.server'
import { type Addressed, findByHandle, toHandle } from './translation'

const lists = { product: listProductEntries, category: listCategoryRecords, collection: listCollectionRecords }

export type PlaceKind = keyof typeof lists

/** Where something of the catalogue stands in the shop. */
export interface Place {
  /** The backend's own handle. */
  handle: string
  /** The path for a reader of that locale. */
  toPath: (locale: Locale) => string
}

/**
 * What stands at `handle`, which must be its handle in the page's language. A handle that nothing has is left to the
 * read that follows: it may be newer than what is known here.
 * @throws a 301 to the right address, its query kept, where the handle is one of another language
 */
export async function requirePlace(ctx: RequestContext, kind: PlaceKind, handle: string): Promise<Place> {
  const entity = findByHandle<Addressed>(await lists[kind](ctx), handle, ctx.locale.language)
  if (!entity) return toPlace(kind, { handle, metadata: null })
  const place = toPlace(kind, entity)
  if (toHandle(entity, ctx.locale.language) !== handle) moveTo(place.toPath(ctx.locale) + ctx.url.search)
  return place
}

function toPlace(kind: PlaceKind, entity: Addressed): Place {
  return { handle: entity.handle, toPath: ({ code, language }) => paths[kind](code, toHandle(entity, language)) }
}

// not for ever: something new may take the handle
function moveTo(path: string): never {
  throw redirect(path, { status: 301, headers: { 'Cache-Control': 'public, max-age=60' } })
}
