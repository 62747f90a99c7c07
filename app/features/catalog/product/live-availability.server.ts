import { type RequestContext } from '~/context.server'
import { toAvailability } from '../availability'
import { type LiveAvailability } from './live-stock'

/**
 * The stock of those of `variantIds` that are on sale, asked anew every time; the others are left out.
 * @throws CommerceError when the backend is down
 */
export async function listLiveAvailability(ctx: RequestContext, variantIds: string[]): Promise<LiveAvailability[]> {
  const query = { id: variantIds, limit: variantIds.length, fields, expand: 'product' }
  const { variants } = await ctx.commerce.catalogue.live((medusa) => medusa.products.variants.list(query))
  return variants.flatMap((variant) => {
    const { id, product, manage_inventory: manageInventory, allow_backorder: allowBackorder } = variant
    if (product?.status !== 'published' || !variantIds.includes(id)) return []
    const stock = { manageInventory, allowBackorder, quantity: variant.inventory_quantity }
    return { variantId: id, availability: toAvailability(stock) }
  })
}

const fields = 'id,manage_inventory,allow_backorder,inventory_quantity'
