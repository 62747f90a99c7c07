import { sale } from '../../../backend/seed/discounts.mjs'
import { toPricePoint } from '../../../backend/seed/price-points.mjs'
import { type Product, products } from '../../../backend/seed/products.mjs'
import { type Region } from '../../../backend/seed/regions.mjs'
import { listVariants, toPrices, toStock } from '../../../backend/seed/to-product.mjs'

export type SeedRegion = Region

/** A variant as the seed sells it in one region. */
export interface Goods {
  /** The product's handle. */
  product: string
  /** The variant's title. */
  variant: string
  /** Minor units; the lower one where the product is on sale. */
  unitPrice: number
  /** Percent; nothing on gift cards, which the seed frees of tax. */
  taxRate: number
  discountable: boolean
  isGiftCard: boolean
}

// more than any cart of these tests holds, although others may buy some meanwhile
const plenty = 20

/** What the seed sells in a region and has plenty of. */
export function listGoods(region: SeedRegion): Goods[] {
  const sold = products.filter(({ draft }) => !draft)
  return sold.flatMap((product) => {
    const { handle, giftcard = false } = product
    const variants = listVariants(product).filter(({ title }) => giftcard || toStock(product, title) >= plenty)
    return variants.map((variant) => ({
      product: handle,
      variant: variant.title,
      unitPrice: toUnitPrice(product, variant, region.currency),
      taxRate: giftcard ? 0 : region.taxRate,
      discountable: !giftcard,
      isGiftCard: giftcard,
    }))
  })
}

type SeedVariant = ReturnType<typeof listVariants>[number]

// Medusa's `PriceSelectionStrategy` takes the lowest of a variant's prices
function toUnitPrice(product: Product, variant: SeedVariant, currency: Region['currency']): number {
  const regular = toPrices(product, variant)[currency]
  if (regular === undefined) throw new Error(`${product.handle} has no price in ${currency}`)
  const off = sale.off[product.handle]
  return off === undefined ? regular : Math.min(regular, toPricePoint(currency, variant.cents * (1 - off)))
}
