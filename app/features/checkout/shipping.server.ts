import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { type Checkout, toCheckout } from './checkout.server'
import { changeOpenCart } from './open-cart.server'

export type StepOutcome = { ok: true; cart: Cart } | { ok: false; messages: Record<string, string> }

/**
 * Ships each parcel as the form says: `option.0`, `option.1`, … in the order of the parcels.
 * @throws a redirect where there is no cart to ship
 */
export function chooseShipping(ctx: RequestContext, form: FormData): Promise<StepOutcome> {
  const change = async (open: Cart): Promise<StepOutcome> => {
    const outcome = await putShipping(ctx, await toCheckout(ctx, open), form)
    if (outcome.ok) await ctx.cart.keep(outcome.cart)
    return outcome
  }
  return changeOpenCart(ctx, change, form)
}

/** The same for a checkout that is at hand. */
export async function putShipping(
  ctx: RequestContext,
  { cart: open, parcels }: Pick<Checkout, 'cart' | 'parcels'>,
  form: FormData,
): Promise<StepOutcome> {
  const wanted = parcels.map((_, index) => form.get(`option.${index}`))
  const messages = parcels.flatMap((parcel, index) => {
    if (parcel.choices.some(({ id }) => id === wanted[index])) return []
    const message = ctx.t(wanted[index] ? 'checkout:errors.option-choice' : 'checkout:errors.option-required')
    return [[`option.${index}`, message]]
  })
  if (messages.length > 0) return { ok: false, messages: Object.fromEntries(messages) }
  let cart = open
  for (const [index, parcel] of parcels.entries()) {
    const optionId = wanted[index]
    if (typeof optionId !== 'string' || parcel.chosen?.id === optionId) continue
    cart = await ctx.commerce.as({}).carts.putShipping(cart.id, optionId)
  }
  return { ok: true, cart }
}

/**
 * A bag of gift cards has no shipping step. Where they travel free of charge, as by e-mail, that is chosen for the
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
