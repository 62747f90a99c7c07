import { type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { toFingerprint } from '~/once/fingerprint.server'
import { isCheckoutReady } from '../cart/cart-view'
import { toLocalAddressLines } from '../address/address-lines.server'
import { toGuaranteed, toGuaranteeLabels } from '../guarantee/guarantee-label.server'
import { getGuaranteeNotice } from '../guarantee/guarantee-notice.server'
import { toChoice } from '../payment/payment-choice'
import { toPaymentNote } from '../payment/payment-note.server'
import { type Checkout } from './checkout.server'
import { toOrderButtonKey } from './order-button'
import { promiseParcels } from './promised-parcels.server'
import { type ReviewData, type SeenOrder } from './review-data'

/** The whole order as it is read once more before it is placed. */
export function toReview(ctx: RequestContext, checkout: Checkout): ReviewData {
  const { cart, address, needsShipping, parcels, payment, view } = checkout
  const country = address.shipping.countryCode
  return {
    email: address.email,
    isPlaced: needsShipping,
    shippingAddress: toLocalAddressLines(address.shipping, ctx),
    billingAddress: address.billingIs === 'separate' ? toLocalAddressLines(address.billing, ctx) : null,
    shipping: promiseParcels(ctx, parcels, { cart, country, isLast: true }).flatMap(({ chosen }) => chosen ?? []),
    payment: payment && toChoice(payment.provider),
    paymentNote: toPaymentNote(payment),
    notice: needsShipping ? getGuaranteeNotice(ctx, country) : null,
    labels: toGuaranteeLabels(ctx, cart.items.map(toGuaranteed), country),
    seen: toSeenOrder(checkout),
    isBlocked: !isCheckoutReady(view),
    submit: toOrderButtonKey(country),
  }
}

/** What the shopper is shown, so short that a form can carry it: the same in every language. */
export function toSeenOrder({ cart, view, address, parcels, payment }: Checkout): SeenOrder {
  // of what is no gift nothing more, as before there were any: who is paying meanwhile comes back to the same order
  const gifts = cart.items.flatMap(({ id, gift }) => (gift ? [[id, gift]] : []))
  const lines = view.lines.map(({ id, variantId, quantity, total }) => [id, variantId, quantity, total])
  const shipping = parcels.map(({ chosen }) => [chosen?.id, chosen?.amount])
  const shown = [
    lines,
    shipping,
    toShownAddresses(address),
    payment?.provider.id,
    view.totals,
    view.codes,
    view.currency,
    ...gifts,
  ]
  return { cartId: cart.id, mark: toFingerprint(shown), total: view.totals.total }
}

// where nothing was noted, as before there were notes: who is paying meanwhile comes back to the same order
function toShownAddresses(addresses: Checkout['address']): object {
  const toShown = (address: PostalAddress) => ({ ...address, deliveryNote: address.deliveryNote || undefined })
  return { ...addresses, shipping: toShown(addresses.shipping), billing: toShown(addresses.billing) }
}

/** What the form says it was shown; a form that says nothing of use was shown nothing. */
export function readSeenOrder(form: FormData): SeenOrder {
  const text = (name: string) => String(form.get(name) ?? '')
  const total = Number(text('total'))
  return { cartId: text('cartId'), mark: text('mark'), total: Number.isSafeInteger(total) ? total : 0 }
}
