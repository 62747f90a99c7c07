import type { Services } from '../container'
import type { EntityManager } from 'typeorm'

const readCart = `
  SELECT cart.id, cart.type, cart.region_id, cart.customer_id, cart.completed_at, cart.payment_authorized_at,
    region.currency_code, region.tax_rate
  FROM cart JOIN region ON region.id = cart.region_id
  WHERE cart.id = $1 AND cart.deleted_at IS NULL`

// a line with a price of its own, which somebody has set by hand, is none that a merchant's new price is about; the column
// for the tax is there only where Medusa's feature flag is on
const readLines = `
  SELECT line.id, line.variant_id AS "variantId", line.quantity, line.unit_price AS "unitPrice", taxed.yes AS "includesTax",
    known.unit_price AS known
  FROM line_item line
  CROSS JOIN LATERAL (SELECT coalesce((to_jsonb(line)->>'includes_tax')::boolean, false) AS yes) taxed
  LEFT JOIN vitrine_known_price known
    ON known.line_item_id = line.id AND known.region_id = $2 AND known.includes_tax = taxed.yes
  WHERE line.cart_id = $1 AND line.variant_id IS NOT NULL AND line.should_merge
  ORDER BY line.id`

export interface OpenCart {
  id: string
  type: string
  region_id: string
  customer_id: string | null
  completed_at: Date | null
  payment_authorized_at: Date | null
  currency_code: string
  tax_rate: number
}

interface CartLine {
  id: string
  variantId: string
  quantity: number
  unitPrice: number
  includesTax: boolean
  /** what its shopper knows it to cost */
  known: number | null
}

/** A line with what it costs now. */
export interface LiveLine extends CartLine {
  live: number | null
  liveIncludesTax: boolean
}

/** The cart's own row; null where there is none. */
export async function readOpenCart(manager: EntityManager, cartId: string): Promise<OpenCart | null> {
  const [cart]: OpenCart[] = await manager.query(readCart, [cartId])
  return cart ?? null
}

/**
 * Whether a cart's prices may follow the merchant's: not those of a swap, a claim or a draft order, whose prices Medusa and
 * the merchant have set, and not those of one that is ordered or paid.
 */
export function mayFollow(cart: OpenCart) {
  return cart.type === 'default' && !cart.completed_at && !cart.payment_authorized_at
}

/**
 * The lines that were added for the merchant's price, each with `live`: what one piece costs now, in minor units, or null
 * where the variant is not for sale in the cart's region any more. Asked past Medusa's cache of computed prices, which no
 * start or end of a price list clears.
 */
export async function readLiveLines(
  { manager, priceSelectionStrategy }: Pick<Services, 'manager' | 'priceSelectionStrategy'>,
  cart: OpenCart,
): Promise<LiveLine[]> {
  const lines: CartLine[] = await manager.query(readLines, [cart.id, cart.region_id])
  if (lines.length === 0) return []
  const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const prices = await priceSelectionStrategy.withTransaction(manager).calculateVariantPrice(wanted, {
    region_id: cart.region_id,
    currency_code: cart.currency_code,
    customer_id: cart.customer_id ?? undefined,
    tax_rates: [{ rate: cart.tax_rate, name: '', code: null }],
    include_discount_prices: true,
    ignore_cache: true,
  })
  return lines.map((line) => {
    const { calculatedPrice, calculatedPriceIncludesTax } = prices.get(line.variantId) ?? {}
    return { ...line, live: calculatedPrice ?? null, liveIncludesTax: calculatedPriceIncludesTax ?? false }
  })
}

/** Whether a line costs something else than what it stands in the cart for. */
export function isStale({ unitPrice, includesTax, live, liveIncludesTax }: LiveLine) {
  return live !== null && (live !== unitPrice || liveIncludesTax !== includesTax)
}
