import { type Product } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { pickHandles } from './translation'

/** What the shop needs to know of every product: its addresses and when it last changed. */
export interface ProductEntry {
  id: string
  /** The backend's own. */
  handle: string
  /** The handles in other languages, as `toHandle` reads them. */
  metadata: Record<string, unknown> | null
  /** ISO 8601. */
  updatedAt: string
}

const pageSize = 1000

/** Every published product, the oldest first. @throws CommerceError when the backend is down and nothing is cached */
export async function listProductEntries(ctx: RequestContext): Promise<ProductEntry[]> {
  const first = await readPage(ctx, 0)
  const others = Array.from({ length: Math.ceil(first.count / pageSize) - 1 }, (_, index) => readPage(ctx, index + 1))
  return [first, ...(await Promise.all(others))].flatMap(({ entries }) => entries)
}

function readPage(ctx: RequestContext, page: number): Promise<{ entries: ProductEntry[]; count: number }> {
  const options = { key: ['product-entries', String(page)], tags: ['products'], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, async (medusa) => {
    const { products, count } = await medusa.products.list({
      limit: pageSize,
      offset: page * pageSize,
      fields: 'id,handle,updated_at,metadata',
      expand: '',
      order: 'created_at',
    })
    return { entries: products.map(toEntry), count }
  })
}

function toEntry({ id, handle, metadata, updated_at: updatedAt }: Product): ProductEntry {
  return { id, handle: handle ?? id, metadata: pickHandles(metadata), updatedAt: String(updatedAt) }
}
