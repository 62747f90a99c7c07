import { type KnownProduct } from '~/commerce/shop/product'
import { type NamedLine } from '~/commerce/shop/order'
import { type Language } from '~/i18n/languages'
import { type Foreign, toForeignLine, toTranslated, toTranslatedVariantTitle } from '../catalog/translation.server'
import { type OrderLine } from './order-line'

/** A line's words in `language`: its product's where the shop still has it, else those that the line holds. */
export function toLineMessages(
  line: NamedLine,
  products: readonly Pick<KnownProduct, 'id' | 'metadata'>[],
  language: Language,
): Pick<OrderLine, 'title' | 'variant'> & Foreign {
  const product = products.find(({ id }) => id === line.variant?.productId)
  const variant = line.description ?? ''
  const foreign = toForeignLine(product ?? {}, variant, language)
  if (!product) return { title: line.title, variant, ...foreign }
  return {
    title: toTranslated({ title: line.title, metadata: product.metadata }, language).title,
    variant: toTranslatedVariantTitle(product, variant, language),
    ...foreign,
  }
}
