import { type KnownProduct } from '~/commerce/shop/product'
import { type NamedLine } from '~/commerce/shop/order'
import { type Language } from '~/i18n/languages'
import { toLinePicture } from '../catalog/line-picture'
import { type Foreign, toForeignLine, toTranslated, toTranslatedVariantTitle } from '../catalog/translation.server'
import { type OrderLine } from './order-line'

/** A line's picture, and its words in `language`: its product's where the shop still has it, else those that the line holds. */
export function toLineMessages(
  line: NamedLine & { thumbnail: string | null },
  products: readonly Pick<KnownProduct, 'id' | 'metadata'>[],
  language: Language,
): Pick<OrderLine, 'title' | 'variant' | 'picture'> & Foreign {
  const product = products.find(({ id }) => id === line.variant?.productId)
  const variant = line.description ?? ''
  const picture = toLinePicture({ thumbnail: line.thumbnail, variant }, product?.metadata)
  const foreign = toForeignLine(product ?? {}, variant, language)
  if (!product) return { title: line.title, variant, picture, ...foreign }
  return {
    title: toTranslated({ title: line.title, metadata: product.metadata }, language).title,
    variant: toTranslatedVariantTitle(product, variant, language),
    picture,
    ...foreign,
  }
}
