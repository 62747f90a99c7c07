import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type SavedLine } from '~/commerce/shop/cart-context'
import { toName } from './line-messages.server'
import { listLiveVariants } from './live-variant.server'
import { type SavedView } from './saved-view'

/** What was put aside, as the shop has it this moment in `region`. */
export async function toSavedViews(
  ctx: RequestContext,
  region: Region,
  saved: readonly Omit<SavedLine, 'known'>[],
): Promise<SavedView[]> {
  const variants = await listLiveVariants(
    ctx,
    region,
    saved.map(({ variantId }) => variantId),
  )
  return saved.map(({ variantId, quantity, title }) => {
    const variant = variants.find(({ id }) => id === variantId)
    if (!variant?.published)
      return { variantId, quantity, title, state: 'unavailable', price: null, picture: null, handle: null }
    const { price, picture, stock, limit, productHandle: handle, energy, foreign } = variant
    const state = price === null ? 'not-sold-here' : stock !== null && stock <= 0 ? 'sold-out' : 'ok'
    const most = state === 'ok' ? Math.min(quantity, limit) : quantity
    const lang = foreign?.title
    return {
      variantId,
      quantity: most,
      title: toName(variant, ctx.locale.language),
      state,
      price,
      picture,
      handle,
      ...(energy && { energy }),
      ...(lang && { lang }),
    }
  })
}
