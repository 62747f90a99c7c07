import { emptyAddress } from '~/commerce/shop/address'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { redirectTo } from '~/respond.server'
import { readCartView } from '../cart/cart-view.server'
import { type CartView, isCheckoutReady, isShipped } from '../cart/cart-view'
import { isSameAddress } from '../address/postal-address'
import { checkAddress } from '../address/address-check'
import { type AddressStepValues } from '../address/address-values'
import { type PaymentProvider } from '../payment/payment-provider'
import { type ChosenPayment, isPaymentChosen, listProviders, readPayment } from '../payment/session-meaning.server'
import { requireOpenCart } from './open-cart.server'
import { isShippingChosen, type Parcel, toParcels } from './parcels'
import { listLapsed, listStepNotes, type StepNote, type StepsNow } from './step-notes'
import { stepPaths } from './step-paths'
import { isReachable, type PartName, type StepName, type StepsProgress, toFirstUnfinished } from './steps'

/** The shopper's cart as the checkout needs it, as the backend has it now. */
export interface Checkout {
  cart: Cart
  view: CartView
  /** Where the cart's region delivers to: ISO 3166-1 alpha-2, lower case. */
  countries: string[]
  address: AddressStepValues
  parcels: Parcel[]
  /** Something in the cart is not a gift card. */
  needsShipping: boolean
  providers: PaymentProvider[]
  /** The chosen one; null while none is, and when nothing is left to pay. */
  payment: ChosenPayment | null
  done: StepsNow['done']
}

/** Reads what belongs to a cart that is already at hand. */
export async function toCheckout(ctx: RequestContext, cart: Cart): Promise<Checkout> {
  const [options, view] = await Promise.all([
    ctx.commerce.as({}).carts.listShippingOptions(cart.id),
    readCartView(ctx, cart),
  ])
  const parcels = toParcels(options, cart, view.taxInclusive, ctx.locale)
  const needsShipping = isShipped(cart)
  const shipping = isShippingChosen(parcels, needsShipping)
  const providers = listProviders(cart)
  const payment = view.totals.total === 0 ? null : readPayment(cart)
  const countries = cart.region.countries
  const address = toAddressValues(cart)
  const done = {
    address: checkAddress(address, countries, needsShipping).ok,
    shipping,
    payment: view.totals.total === 0 || isPaymentChosen(payment),
  }
  return { cart, view, countries, address, parcels, needsShipping, providers, payment, done }
}

function toAddressValues(cart: Cart): AddressStepValues {
  const shipping = cart.shippingAddress ?? emptyAddress
  const billing = cart.billingAddress ?? emptyAddress
  const isSame = cart.billingAddress === null || isSameAddress(shipping, billing)
  return { email: cart.email ?? '', shipping, billing, billingIs: isSame ? 'same' : 'separate' }
}

/** The shopper's checkout. @throws a redirect where there is none, see `requireOpenCart` */
export async function requireCheckout(ctx: RequestContext): Promise<Checkout> {
  return toCheckout(ctx, await requireOpenCart(ctx))
}

/**
 * The checkout for one of its steps.
 * @throws a redirect to the first unfinished step where that is an earlier one
 */
export async function requireStep(ctx: RequestContext, step: StepName): Promise<Checkout> {
  const checkout = await requireCheckout(ctx)
  if (!isReachable(step, checkout.done)) throw await redirectTo(ctx, toNextPath(ctx, checkout))
  return checkout
}

/** How far the checkout has come, with what has to be said about its steps. */
export function toProgress(checkout: Checkout): StepsProgress & { notes: StepNote[] } {
  const { cart, done, needsShipping, view } = checkout
  const notes = listStepNotes(cart.context.finished, toStepsNow(checkout))
  const notNeeded: PartName[] = [
    ...(needsShipping ? [] : (['shipping'] as const)),
    ...(isFree(checkout) ? (['payment'] as const) : []),
  ]
  const blocked: 'cart'[] = isCheckoutReady(view) ? [] : ['cart']
  return { done, notNeeded, lapsed: [...blocked, ...listLapsed(notes)], notes }
}

/**
 * Nothing is left to pay, nor will be once the proposed delivery is chosen: a code makes it free, or what gift cards have
 * left is enough for it.
 */
export function isFree({ view, parcels, done }: Pick<Checkout, 'view' | 'parcels' | 'done'>): boolean {
  if (view.totals.total > 0) return false
  const effects = view.codes.map(({ effect }) => effect)
  const left = effects.map((effect) => (effect.type === 'gift-card' ? effect.left : 0))
  const proposed = parcels.map(({ choices: [cheapest] }) => cheapest?.amount ?? 0)
  const isSentFree = effects.some(({ type }) => type === 'free-shipping')
  return done.shipping || isSentFree || sum(proposed) <= sum(left)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export function toStepsNow({ done, parcels, providers, payment, view }: Checkout): StepsNow {
  return { done, parcels, providers, provider: payment?.provider ?? null, total: view.totals.total }
}

/** Where a checkout goes on. */
export function toNextPath(ctx: RequestContext, { done }: Pick<Checkout, 'done'>): string {
  return stepPaths[toFirstUnfinished(done)](ctx.locale.code)
}
