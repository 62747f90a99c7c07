import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/region.server'
import { getSession } from '~/features/session/session.server'
import { changeCart, keepCart } from './cart.server'
import { toCartContext } from './cart-context'
import { forgetCart } from './cart-cookie.server'
import { createCart } from './create-cart.server'
import { planSwitch } from './region-plan.server'
import { listSaved, withSaved } from './saved-lines'

/**
 * Whether the cart belongs to the account of somebody who is not signed in here, or not any more. What it holds may be
 * seen all the same; the addresses that were typed into it may not.
 */
export async function isLocked(ctx: RequestContext, cart: Pick<Cart, 'context'>): Promise<boolean> {
  const { account } = toCartContext(cart)
  return account !== undefined && account !== (await getSession(ctx))?.customer.id
}

/**
 * Puts what a locked cart holds into a new one without anything else of it, which nobody has to sign in for. The cart
 * itself stays with its account; should both meet again there, what they share counts once. What is not sold here any
 * more is put aside.
 */
export async function copyLockedCart(ctx: RequestContext): Promise<void> {
  const region = await requireRegion(ctx)
  return changeCart(ctx, async ({ cart }) => {
    if (!cart || !(await isLocked(ctx, cart))) return
    const { moving, staying } = await planSwitch(ctx, region, cart)
    const lines = moving.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
    const { attempt = cart.id } = toCartContext(cart)
    const copy = await createCart(ctx, region, lines, { attempt, saved: staying.reduce(withSaved, listSaved(cart)) })
    await ctx.commerce.as({}).put(({ carts }) => carts.update(cart.id, { context: { attempt } }))
    await forgetCart(ctx, cart.id)
    await keepCart(ctx, copy)
  })
}
