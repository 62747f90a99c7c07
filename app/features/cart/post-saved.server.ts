import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { toTypedText } from '~/forms/typed-text'
import { type CartDone, type CartValues } from './cart-answer'
import { toDone } from './cart-done.server'
import { toLineName } from './line-messages.server'
import { tellSavedPrice, toSavedPrice } from './known-price.server'
import { postAdd } from './post-add.server'
import { withoutSaved, withSaved } from './saved-lines'

/** The form that puts a line aside for later. It is on the list before it leaves the cart, so that it is never lost. */
export function postSave(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const lineId = toTypedText(form, 'lineId')
  const shopper = ctx.commerce.as({})
  return ctx.cart.change(async ({ cart }) => {
    const line = cart?.items.find(({ id }) => id === lineId)
    if (!cart || !line?.variantId) return toDone(ctx, 'notice', 'cart:done.already-gone')
    const title = toLineName(cart, line, ctx.locale)
    const { variantId, quantity } = line
    const known = toSavedPrice(cart, line)
    await shopper.carts.putSaved(cart.id, withSaved(cart.context.saved, { variantId, quantity, title, known }))
    await ctx.cart.keep(await shopper.carts.keepShipping(cart, await shopper.carts.putLine(cart.id, lineId, 0)))
    return toDone(ctx, 'success', 'cart:done.saved', { title })
  })
}

/**
 * The form that puts what was saved into the cart again; it stays on the list where that is refused. A price that has
 * changed since the shopper last saw it is told there.
 */
export async function postTakeBack(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const outcome = await postAdd(ctx, form)
  if (outcome.ok) await removeSaved(ctx, toTypedText(form, 'variantId'), { isBack: true })
  return outcome
}

/** The form that strikes something off the list. */
export async function postForget(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  await removeSaved(ctx, toTypedText(form, 'variantId'))
  return toDone(ctx, 'success', 'cart:done.forgotten')
}

function removeSaved(ctx: RequestContext, variantId: string, { isBack = false } = {}): Promise<void> {
  const shopper = ctx.commerce.as({})
  return ctx.cart.change(async ({ cart }) => {
    const line = cart && cart.context.saved.find((one) => one.variantId === variantId)
    if (!cart || !line) return
    if (isBack) await tellSavedPrice(shopper, cart, line)
    await ctx.cart.keep(await shopper.carts.putSaved(cart.id, withoutSaved(cart.context.saved, variantId)))
  })
}
