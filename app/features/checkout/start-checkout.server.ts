import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { enhancedField } from '~/forms/form-answer'
import { type GoOn, goOn } from '~/forms/go-on'
import { paths } from '~/paths'
import { checkAddress } from '../address/address-check'
import { findCustomer } from '../address/saved-addresses.server'
import { getOwnOrder } from '../orders/require-own-order.server'
import { putAddress } from './address-step.server'
import { type Checkout, requireCheckout, toCheckout, toNextPath } from './checkout.server'
import { payBy } from './choose-payment.server'
import { finishStep } from './finish-step.server'
import { type KnownShopper, toKnownAddress, toKnownOptions, toKnownProvider } from './known-choices'
import { changeOpenCart } from './open-cart.server'
import { putShipping } from './shipping.server'
import { toFirstUnfinished } from './steps'

/**
 * Where a checkout begins. For a customer of whom address, delivery and payment are known they are put into the cart, as far
 * as each is offered, so that only the review is left, which shows them all and says so. What was chosen in this cart stays,
 * and what has lapsed of it is chosen anew.
 * @throws a redirect where there is nothing to order
 */
export async function startCheckout(ctx: RequestContext, form: FormData): Promise<GoOn> {
  const before = await requireCheckout(ctx)
  const known = isBegun(before) ? null : await findKnownShopper(ctx, before.cart)
  if (!known) return goOn(toNextPath(ctx, before))
  const cart = await changeOpenCart(ctx, (open) => fillIn(ctx, open, known, form.has(enhancedField) && !ctx.light))
  const path = await finishStep(ctx, 'delivery', cart)
  const isFilledIn = path === paths.checkoutReview(ctx.locale.code)
  return goOn(path, isFilledIn ? { kind: 'notice', key: 'checkout:review.filled-in' } : undefined)
}

function isBegun({ cart, done }: Checkout): boolean {
  return cart.context.finished !== null || toFirstUnfinished(done) === 'review'
}

async function findKnownShopper(ctx: RequestContext, cart: Cart): Promise<KnownShopper | null> {
  const session = await ctx.session.read()
  if (!session || session.customer.id !== cart.customerId) return null
  const customer = await findCustomer(ctx)
  if (!customer || customer.addresses.length === 0) return null
  return { customer, lastOrder: await findLastOrder(ctx) }
}

async function findLastOrder(ctx: RequestContext): Promise<KnownShopper['lastOrder']> {
  const ask = { page: { offset: 0, limit: 1 }, filter: { state: null, number: null } }
  try {
    const { orders } = await ctx.session.askAsShopper((shopper) => shopper.orders.listOwn(ask.page, ask.filter))
    const order = orders[0] && (await getOwnOrder(ctx, orders[0].id))
    return typeof order === 'object' ? order : null
  } catch (error) {
    if (!isCommerceError(error)) throw error
    // the checkout goes on without it
    ctx.log.warn({ err: error }, 'the last order was not found')
    return null
  }
}

/** @returns the cart with all that is known of it */
async function fillIn(ctx: RequestContext, open: Cart, known: KnownShopper, hasScript: boolean): Promise<Cart> {
  const placed = await fillInAddress(ctx, open, known)
  const sent = await fillInOptions(ctx, placed, known)
  const { done, providers } = await toCheckout(ctx, sent)
  const usable = providers.filter(({ needsScript }) => hasScript || !needsScript)
  const provider = done.address && done.shipping && !done.payment ? toKnownProvider(usable, known) : null
  if (!provider) return sent
  const paid = await payBy(ctx, sent, toForm({ provider: provider.id }))
  return paid.ok ? paid.cart : sent
}

async function fillInAddress(ctx: RequestContext, cart: Cart, known: KnownShopper): Promise<Cart> {
  const { countries, needsShipping, done } = await toCheckout(ctx, cart)
  const values = done.address ? null : toKnownAddress(known, countries)
  if (!values) return cart
  const email = cart.email ?? known.customer.email
  const checked = checkAddress({ ...values, email }, countries, needsShipping)
  return (checked.ok && (await putAddress(ctx, cart, checked.address))) || cart
}

async function fillInOptions(ctx: RequestContext, cart: Cart, known: KnownShopper): Promise<Cart> {
  const checkout = await toCheckout(ctx, cart)
  if (!checkout.done.address || !checkout.needsShipping || checkout.done.shipping) return cart
  const options = toKnownOptions(checkout.parcels, known)
  const form = toForm(Object.fromEntries(options.map((id, index) => [`option.${index}`, id ?? ''])))
  const sent = await putShipping(ctx, checkout, form)
  if (!sent.ok) return cart
  await ctx.cart.keep(sent.cart)
  return sent.cart
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
