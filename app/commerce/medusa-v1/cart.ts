import { readGiftNote } from '@vitrine/shared/gift-note'
import { readProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { type Cart, type CartLine, type CartRegion, type CartShipping, type LineVariant } from '../shop/cart'
import { type AppliedCode } from '../shop/codes'
import { toPostalAddress } from './address'
import { toComputedAmounts } from './amounts'
import { toAppliedCodes } from './applied-codes'
import { toCartContext } from './cart-context'
import { toDeliveryTime } from '@vitrine/shared/delivery-time'
import { toPaymentSession } from './payment-session'
import { toEnergyClass } from './product-facts'
import { toStock } from './stock'
import { type Cart as MedusaCart, type LineItem } from './types'

/** Medusa's cart as the shop knows it, whatever of it was not answered. */
export function toCart(cart: MedusaCart, now: Date = new Date()): Cart {
  const codes = toAppliedCodes(cart, now)
  return {
    id: cart.id,
    createdAt: String(cart.created_at),
    completed: Boolean(cart.completed_at),
    email: cart.email || null,
    customerId: cart.customer_id || null,
    region: toCartRegion(cart),
    ...toComputedAmounts({ ...cart, items: [] }),
    items: cart.items?.map(toCartLine) ?? [],
    shippingAddress: cart.shipping_address ? toPostalAddress(cart.shipping_address) : null,
    billingAddress: cart.billing_address ? toPostalAddress(cart.billing_address) : null,
    shippingMethods: cart.shipping_methods?.map(toCartShipping) ?? [],
    giftCards: toCards(cart, codes),
    codes,
    paymentSession: cart.payment_session ? toPaymentSession(cart.payment_session) : null,
    context: toCartContext(cart.context),
    prices: null,
  }
}

function toCards({ gift_cards: cards = [] }: Partial<MedusaCart>, codes: readonly AppliedCode[]): Cart['giftCards'] {
  return cards.map(({ code, region_id: regionId }) => {
    const effect = codes.find((applied) => applied.code === code)?.effect
    return { code, regionId, ...(effect?.type === 'gift-card' && { amount: effect.used }) }
  })
}

function toCartRegion({ region_id: id, region }: MedusaCart): CartRegion {
  return {
    id,
    name: region?.name ?? '',
    currency: region?.currency_code ?? '',
    taxInclusive: region?.includes_tax ?? false,
    countries: region?.countries?.map((country) => country.iso_2) ?? [],
    paymentProviders: region?.payment_providers?.map((provider) => provider.id) ?? [],
  }
}

function toCartLine(line: LineItem): CartLine {
  return {
    id: line.id,
    variantId: line.variant_id ?? null,
    title: line.title,
    description: line.description ?? null,
    thumbnail: line.thumbnail ?? null,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    taxInclusive: line.includes_tax ?? false,
    subtotal: line.subtotal ?? null,
    originalTotal: line.original_total ?? null,
    total: line.total ?? 0,
    discount: line.discount_total ?? 0,
    giftCard: line.is_giftcard,
    gift: line.is_giftcard ? readGiftNote(line.metadata) : null,
    isReturn: line.is_return,
    createdAt: String(line.created_at),
    variant: toLineVariant(line.variant),
  }
}

function toLineVariant(variant: LineItem['variant']): LineVariant | null {
  if (!variant) return null
  const { title, product } = variant
  return {
    title,
    stock: toStock(variant),
    product: product
      ? {
          id: product.id,
          published: product.status === 'published',
          handle: product.handle ?? null,
          title: product.title,
          metadata: product.metadata ?? null,
          shippingProfileId: product.profile_id ?? null,
          energy: toEnergyClass(product.metadata),
          guarantee: readProducerGuarantee(product.metadata?.guarantee),
        }
      : null,
  }
}

function toCartShipping(method: MedusaCart['shipping_methods'][number]): CartShipping {
  return {
    optionId: method.shipping_option_id,
    profileId: method.shipping_option?.profile_id ?? null,
    days: toDeliveryTime(method.shipping_option?.metadata),
    subtotal: method.subtotal ?? 0,
    total: method.total ?? 0,
  }
}
