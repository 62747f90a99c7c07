import { type Cart } from '~/commerce/shop/cart'
import { type CatalogueIndex } from '../catalog/catalogue-index/catalogue-index.server'
import { type CartLineView } from './cart-view'

type Index = Pick<CatalogueIndex, 'positions' | 'products' | 'offers'>

/**
 * The lines with what the catalogue's index knows of them: the price before a sale that their product's page names too, and
 * whether there are other variants. The index may be older than the cart: a line whose piece costs something else has no
 * price before.
 */
export function withCatalogue(
  lines: readonly CartLineView[],
  { items }: Pick<Cart, 'items'>,
  { positions, products, offers }: Index,
): CartLineView[] {
  return lines.map((line) => {
    const productId = items.find(({ id }) => id === line.id)?.variant?.product?.id
    const position = positions.get(productId ?? '') ?? -1
    const product = products[position]
    const price = offers[position]?.reduced?.[line.variantId ?? '']
    return {
      ...line,
      ...(price?.prior && price.amount === line.unitPrice && { prior: price.prior }),
      ...(product && !product.giftCard && product.variants.length > 1 && { changeable: true }),
    }
  })
}

/** What the lines cost less than before their sales, in minor units. */
export function toSaving(lines: readonly Pick<CartLineView, 'prior' | 'unitPrice' | 'quantity'>[]): number {
  return lines.reduce((sum, { prior, unitPrice, quantity }) => sum + ((prior ?? unitPrice) - unitPrice) * quantity, 0)
}
