import { type KnownProduct } from '~/commerce/shop/product'
import { type NamedLine } from '~/commerce/shop/order'
import { type Locale } from '~/i18n/locales'
import { toLinePicture } from '../catalog/line-picture'
import { toLineWords } from '../catalog/line-words'
import { type Foreign } from '../catalog/translation.server'
import { type OrderLine } from './order-line'

/**
 * A line's picture, and its words in the page's language: its product's where the shop still has it, else those that the line
 * holds.
 * @param currency of the line's order, ISO 4217
 */
export function toLineMessages(
  line: NamedLine & { thumbnail: string | null },
  products: readonly Pick<KnownProduct, 'id' | 'metadata' | 'images'>[],
  order: { currency: string; locale: Locale },
): Pick<OrderLine, 'title' | 'variant' | 'picture'> & Foreign {
  const product = products.find(({ id }) => id === line.variant?.productId)
  const choice = line.description ?? ''
  const { variantTitle: variant, ...words } = toLineWords({ ...line, choice }, product ?? null, order)
  return { ...words, variant, picture: toLinePicture({ thumbnail: line.thumbnail, variant: choice }, product) }
}
