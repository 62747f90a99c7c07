import { redirect } from '@remix-run/node'
import { type HandleStatus } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'
import { type Locale } from '~/i18n/locales'
import { paths } from '~/paths'
import { fail } from '~/respond.server'
import { listCategoryRecords } from '../categories.server'
import { listCollectionRecords } from '../collections.server'
import { findFormerHandle } from './ask-former-handle.server'
import { getSuggestions } from '../withdrawn-products/suggestions.server'
import { findProductAddress } from './product-address.server'
import { type Addressed, findByHandle, toHandle } from '../translation.server'

export type AddressKind = 'product' | 'category' | 'collection'

/** Where something of the catalogue stands in the shop. */
export interface ResolvedAddress {
  /** The backend's own handle. */
  handle: string
  /** The path for a reader of that locale. */
  toPath: (locale: Locale) => string
}

/**
 * What stands at `handle`, which must be its handle in the page's language.
 * @throws a 301 to the right address, its query kept, where the handle is one of another language or a former one; a
 *   410 page where what had it has left the shop, a 404 page where nothing had it
 */
export async function requireResolvedAddress(
  ctx: RequestContext,
  kind: AddressKind,
  handle: string,
): Promise<ResolvedAddress> {
  const entity = (await findListed(ctx, kind, handle)) ?? (await requireUnlisted(ctx, kind, handle))
  const address = toResolvedAddress(kind, entity)
  if (toHandle(entity, ctx.locale.language) !== handle) moveTo(address.toPath(ctx.locale) + ctx.url.search)
  return address
}

async function findListed(ctx: RequestContext, kind: AddressKind, handle: string): Promise<Addressed | null> {
  if (kind === 'product') return findProductAddress(ctx, handle)
  const entities = kind === 'category' ? await listCategoryRecords(ctx) : await listCollectionRecords(ctx)
  return findByHandle<Addressed>(entities, handle, ctx.locale.language)
}

/** What is newer than the lists, or older. Where nobody can say, the handle is left to the read that follows. */
async function requireUnlisted(ctx: RequestContext, kind: AddressKind, handle: string): Promise<Addressed> {
  const isEverything = kind === 'category' && handle === 'all'
  const status = isEverything ? null : await findFormerHandle(ctx, kind, handle)
  if (!status) return { handle, metadata: null }
  if (status.state === 'published') {
    // a product's page asks the backend itself; other pages have what the list has
    if (kind === 'product' || (await findListed(ctx, kind, status.handle))) return status
  }
  return failWith(ctx, kind, status)
}

/**
 * Ends the request for what the lists still have and the backend has not any more.
 * @throws always: as `requireResolvedAddress`, a 404 page where nobody knows what became of it
 */
export async function failPlace(ctx: RequestContext, kind: AddressKind, handle: string): Promise<never> {
  const status = await findFormerHandle(ctx, kind, handle)
  if (status?.state === 'published' && toHandle(status, ctx.locale.language) !== handle) {
    moveTo(toResolvedAddress(kind, status).toPath(ctx.locale) + ctx.url.search)
  }
  return failWith(ctx, kind, status)
}

async function failWith(ctx: RequestContext, kind: AddressKind, status: HandleStatus | null): Promise<never> {
  if (status?.state === 'withdrawn') fail('gone', await getSuggestions(ctx, kind, status))
  fail('not-found')
}

function toResolvedAddress(kind: AddressKind, entity: Addressed): ResolvedAddress {
  return { handle: entity.handle, toPath: ({ code, language }) => paths[kind](code, toHandle(entity, language)) }
}

// not for ever: something new may take the handle
function moveTo(path: string): never {
  throw redirect(path, { status: 301, headers: { 'Cache-Control': 'public, max-age=60' } })
}
