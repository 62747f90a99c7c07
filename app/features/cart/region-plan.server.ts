import { type Cart } from '~/commerce/shop/cart'
import { type NewLine } from '~/commerce/shop/carts'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type SavedLine } from '~/commerce/shop/cart-context'
import { toLineName } from './line-messages.server'
import { type LiveVariant, listLiveVariants } from './live-variant.server'

/** What a switch of the cart to another region does to its lines. */
export interface RegionPlan {
  /** `amount` is what all pieces cost there, in minor units and in that region's manner of tax. */
  moving: (NewLine & { title: string; amount: number })[]
  /** What cannot be had there, or not that often: it is put aside. */
  staying: SavedLine[]
}

/** What `region` has of the cart's lines this moment; changes nothing. */
export async function planSwitch(ctx: RequestContext, region: Region, cart: Pick<Cart, 'items' | 'region'>) {
  const { items } = cart
  const ids = items.flatMap(({ variantId: id }) => id ?? [])
  const variants = new Map((await listLiveVariants(ctx, region, ids)).map((variant) => [variant.id, variant]))
  const plan: RegionPlan = { moving: [], staying: [] }
  for (const item of items) {
    const { variantId, gift, quantity: wanted } = item
    if (!variantId) continue
    const title = toLineName(cart, item, ctx.locale)
    const variant = variants.get(variantId)
    const quantity = Math.min(wanted, toRoom(variant))
    if (quantity > 0) plan.moving.push({ variantId, quantity, gift, title, amount: quantity * (variant?.price ?? 0) })
    if (quantity < wanted) plan.staying.push({ variantId, quantity: wanted - quantity, title, known: null })
  }
  return plan
}

function toRoom(variant: LiveVariant | undefined): number {
  return variant?.published && variant.priced ? variant.limit : 0
}
