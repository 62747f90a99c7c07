import { type Cart, type CartLine, type CartRegion } from '~/commerce/shop/cart'
import { type CartContext } from '~/commerce/shop/cart-context'
import { type Stock } from '~/commerce/shop/product'

interface Line extends Partial<Omit<CartLine, 'variant'>> {
  stock?: Partial<Stock>
  published?: boolean
  deleted?: boolean
  metadata?: Record<string, unknown>
  /** Id of its shipping profile. */
  profile?: string
}

/** A line of a mug that can be ordered as it is, unless said otherwise. */
export function makeLine({
  stock,
  published = true,
  deleted = false,
  metadata = {},
  profile: shippingProfileId = 'default',
  ...line
}: Line = {}): CartLine {
  const words = { id: 'product-1', handle: 'mug', title: 'Mug' }
  const product = { ...words, published, metadata, shippingProfileId, energy: null, guarantee: null }
  const plenty = { manageInventory: true, allowBackorder: false, quantity: 10 }
  return {
    id: 'item-1',
    variantId: 'variant-1',
    title: 'Mug',
    description: 'Black / M',
    thumbnail: 'http://backend.example/uploads/mug.webp',
    quantity: 1,
    unitPrice: 1250,
    taxInclusive: false,
    subtotal: null,
    originalTotal: null,
    total: 0,
    discount: 0,
    giftCard: false,
    gift: null,
    isReturn: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    variant: deleted ? null : { title: 'Black / M', stock: { ...plenty, ...stock }, product },
    ...line,
  }
}

const emptyContext: CartContext = {
  locale: null,
  account: null,
  attempt: null,
  merging: null,
  orderKey: null,
  mergedInto: null,
  finished: null,
  taken: [],
  saved: [],
}

type Changes = Partial<Omit<Cart, 'context' | 'region'>> & {
  context?: Partial<CartContext>
  region?: Partial<CartRegion>
}

/** A guest's cart without anything but `items`; of a tax-inclusive region unless said otherwise. */
export function makeCart(items: CartLine[], { context, region, ...cart }: Changes = {}): Cart {
  const europe = { id: 'reg-eu', name: 'Europe', currency: 'eur', taxInclusive: true, countries: ['de', 'at'] }
  return {
    id: 'cart-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    completed: false,
    email: null,
    customerId: null,
    region: { ...europe, paymentProviders: [], ...region },
    items,
    shippingAddress: null,
    billingAddress: null,
    shippingMethods: [],
    discounts: [],
    giftCards: [],
    codes: [],
    giftCardTotal: 0,
    giftCardTaxTotal: 0,
    taxTotal: 0,
    total: 0,
    paymentSession: null,
    context: { ...emptyContext, ...context },
    prices: null,
    ...cart,
  }
}
