import { type RequestContext } from '~/context.server'
import { writeFlash } from '~/http/server/flash.server'

interface Owner {
  /** The backend's bearer token. */
  token: string
  customerId: string
}

/**
 * Makes one cart of the browser's and the customer's own, which then belongs to the customer on every device.
 * @param knownCartId the cart that the customer filled last, as the backend remembers it
 * @param callbackPath the page that tells the shopper when not everything found room
 * @returns its id; undefined where neither had one
 */
export async function bringCart(
  ctx: RequestContext,
  owner: Owner,
  { knownCartId, callbackPath }: { knownCartId: string | undefined; callbackPath: string },
): Promise<string | undefined> {
  const { cart, notices, putAside = [] } = await ctx.cart.join({ cartId: knownCartId, customerId: owner.customerId })
  if (!cart) return undefined
  if (putAside.length > 0 || notices.includes('folded-in-part')) {
    const key = putAside.length > 0 ? 'auth:notices.cart-put-aside' : 'auth:notices.cart-in-part'
    const flash = { kind: 'notice', key, params: { titles: ctx.list(putAside) } } as const
    ctx.headers.append('Set-Cookie', await writeFlash(callbackPath, flash))
  }
  const isOwned = cart.customerId === owner.customerId && cart.context.account === owner.customerId
  const isNew = cart.id !== knownCartId || !isOwned
  if (isNew) await giveCart(ctx, owner, cart.id)
  return cart.id
}

// The cart is not read with the token: Medusa would take its shipping methods away by that.
async function giveCart(ctx: RequestContext, { token, customerId }: Owner, cartId: string): Promise<void> {
  const customer = ctx.commerce.as({ token })
  await ctx.cart.remember(await customer.carts.giveTo(cartId, customerId))
  await customer.account.rememberCart(cartId)
}

/**
 * Gives the signed-in customer the cart that this browser has begun meanwhile; nothing to do in most requests. Another
 * account's cart whose cookie is still here stays whose it is.
 */
export async function keepCustomerCart(ctx: RequestContext): Promise<void> {
  const knownId = await ctx.session.getCustomerCartId()
  const hasOther = (await ctx.cart.listIds()).some((id) => id !== knownId)
  if (!hasOther || !(await ctx.session.peek())) return
  try {
    const { cart } = await ctx.cart.read()
    const session = await ctx.session.read()
    const { token } = await ctx.session.getShopper()
    if (!session || !token || !cart || cart.id === knownId) return
    await giveCart(ctx, { token, customerId: session.customer.id }, cart.id)
    await ctx.session.update({ cartId: cart.id })
  } catch (error) {
    ctx.log.warn({ err: error }, 'a cart was not kept with its customer')
  }
}

/** Takes the customer's cart out of this browser; it comes back with the next sign-in. Another cart stays. */
export async function leaveCart(ctx: RequestContext): Promise<void> {
  await keepCustomerCart(ctx)
  const cartId = await ctx.session.getCustomerCartId()
  if (cartId !== undefined && (await ctx.cart.listIds()).includes(cartId)) await ctx.cart.forget(cartId)
}
