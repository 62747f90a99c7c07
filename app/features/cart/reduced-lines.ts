import { type Cart } from '~/commerce/shop/cart'
import { type CatalogueIndex } from '../catalog/catalogue-index/catalogue-index.server'
import { type CartLineView } from './cart-view'

type Offers = Pick<CatalogueIndex, 'positions' | 'offers'>

/**
 * The lines with the price before a sale that their product's page names too. The index may be older than the cart: one whose
 * piece costs something else has none.
 */
export function withPriorPrices(
  lines: readonly CartLineView[],
  { items }: Pick<Cart, 'items'>,
  { positions, offers }: Offers,
): CartLineView[] {
  return lines.map((line) => {
    const productId = items.find(({ id }) => id === line.id)?.variant?.product?.id
    const position = productId === undefined ? undefined : positions.get(productId)
    const price = position === undefined ? undefined : offers[position]?.reduced?.[line.variantId ?? '']
    return price?.prior && price.amount === line.unitPrice ? { ...line, prior: price.prior } : line
  })
}

/** What the lines cost less than before their sales, in minor units. */
export function toSaving(lines: readonly Pick<CartLineView, 'prior' | 'unitPrice' | 'quantity'>[]): number {
  return lines.reduce((sum, { prior, unitPrice, quantity }) => sum + ((prior ?? unitPrice) - unitPrice) * quantity, 0)
}
