import { type Cart, type LineItem } from '~/commerce/medusa-v1/types'

type Stock = { manage_inventory: boolean; allow_backorder: boolean; inventory_quantity: number }

interface Line extends Partial<Omit<LineItem, 'variant'>> {
  stock?: Partial<Stock>
  status?: string
  deleted?: boolean
  metadata?: Record<string, unknown>
  /** Id of its shipping profile. */
  profile?: string
}

/** A line as Medusa gives it, with the fields that the cart's pure parts read. */
export function makeLine({
  stock,
  status = 'published',
  deleted = false,
  metadata,
  profile,
  ...line
}: Line = {}): LineItem {
  const product = { handle: 'mug', title: 'Mug', status, metadata: metadata ?? null, profile_id: profile }
  const variant = {
    title: 'Black / M',
    manage_inventory: true,
    allow_backorder: false,
    inventory_quantity: 10,
    ...stock,
    product,
  }
  const base = {
    id: 'item_1',
    variant_id: 'variant_1',
    title: 'Mug',
    description: 'Black / M',
    thumbnail: 'http://backend.example/uploads/mug.webp',
    quantity: 1,
    unit_price: 1250,
    created_at: '2026-01-01T00:00:00.000Z',
  }
  return { ...base, variant: deleted ? null : variant, ...line } as LineItem
}

/** A cart as Medusa gives it; of a tax-inclusive region unless said otherwise. */
export function makeCart(items: LineItem[], cart: Partial<Cart> = {}): Cart {
  const base = {
    id: 'cart_1',
    region_id: 'reg_eu',
    region: { includes_tax: true, currency_code: 'eur' },
    shipping_methods: [],
    discounts: [],
    gift_cards: [],
    context: {},
  }
  return { ...base, items, ...cart } as unknown as Cart
}
