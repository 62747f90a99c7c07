import { isOutage } from '~/commerce/errors'
import { type Catalogue } from '~/commerce/shop/catalogue'
import { type KnownProduct } from '~/commerce/shop/product'
import { type RequestContext } from '~/context.server'

/** Those of these products that the shop has; none while the backend is down, since an order's lines hold words of their own. */
export async function listKnownProducts(ctx: RequestContext, productIds: readonly string[]): Promise<KnownProduct[]> {
  const ids = [...new Set(productIds)].sort()
  const ask = createBatch()
  try {
    const found = await Promise.all(ids.map((id) => readKnownProduct(ctx, id, ask)))
    return found.flatMap((product) => product ?? [])
  } catch (error) {
    if (isOutage(error)) return []
    throw error
  }
}

type AskOne = (shop: Catalogue, id: string) => Promise<KnownProduct | null>

// each by itself: of what bags and orders hold together there is no end
function readKnownProduct(ctx: RequestContext, id: string, ask: AskOne): Promise<KnownProduct | null> {
  const options = { key: ['known-product', id], tags: ['products'], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, (shop) => ask(shop, id))
}

/** Asks at once for all that are missing at the same time. */
function createBatch(): AskOne {
  let open: { ids: string[]; asked: Promise<KnownProduct[]> } | undefined

  async function close(shop: Catalogue, ids: string[]): Promise<KnownProduct[]> {
    await new Promise((resolve) => setImmediate(resolve))
    open = undefined
    return shop.listKnownProducts(ids)
  }

  return async (shop, id) => {
    if (!open) {
      const ids: string[] = []
      open = { ids, asked: close(shop, ids) }
    }
    open.ids.push(id)
    const products = await open.asked
    return products.find((product) => product.id === id) ?? null
  }
}
