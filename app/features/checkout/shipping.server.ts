import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { type Checkout, toCheckout } from './checkout.server'
import { type Parcel } from './parcels'

export type StepOutcome = { ok: true; cart: Cart } | { ok: false; messages: Record<string, string> }

/** Ships each parcel as the form says: `option.0`, `option.1`, … in the order of the parcels. */
export async function putShipping(
  ctx: RequestContext,
  { cart: open, parcels }: Pick<Checkout, 'cart' | 'parcels'>,
  form: FormData,
): Promise<StepOutcome> {
  const messages = toOptionMessages(ctx, parcels, form)
  if (Object.keys(messages).length > 0) return { ok: false, messages }
  let cart = open
  for (const [index, parcel] of parcels.entries()) {
    const optionId = form.get(`option.${index}`)
    if (typeof optionId !== 'string' || parcel.chosen?.id === optionId) continue
    cart = await ctx.commerce.as({}).carts.putShipping(cart.id, optionId)
  }
  return { ok: true, cart }
}

/** What is wrong with what the form says of each parcel. */
export function toOptionMessages(
  ctx: RequestContext,
  parcels: readonly Parcel[],
  form: FormData,
): Record<string, string> {
  const messages = parcels.flatMap(({ choices }, index) => {
    const wanted = form.get(`option.${index}`)
    if (choices.some(({ id }) => id === wanted)) return []
    return [[`option.${index}`, ctx.t(wanted ? 'checkout:errors.option-choice' : 'checkout:errors.option-required')]]
  })
  return Object.fromEntries(messages) as Record<string, string>
}

/**
 * A bag of gift cards asks for no delivery. Where they travel free of charge, as by e-mail, that is chosen for the
 * shopper: the backend fulfils no order without a shipping method.
 */
export async function shipGiftCards(ctx: RequestContext, checkout: Checkout): Promise<Checkout> {
  if (checkout.needsShipping) return checkout
  const unasked = checkout.parcels.flatMap(({ chosen, choices: [first] }) => {
    return chosen === null && first?.amount === 0 ? [first.id] : []
  })
  let { cart } = checkout
  for (const optionId of unasked) cart = await ctx.commerce.as({}).carts.putShipping(cart.id, optionId)
  return unasked.length > 0 ? toCheckout(ctx, cart) : checkout
}
