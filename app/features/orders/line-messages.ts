import { type KnownProduct } from '~/commerce/shop/product'
import { type NamedLine } from '~/commerce/shop/order'
import { type Locale } from '~/i18n/locales'
import { toCardName } from '../catalog/card-name'
import { toLinePicture } from '../catalog/line-picture'
import { type Foreign, toForeignLine, toTranslated, toTranslatedVariantTitle } from '../catalog/translation.server'
import { type OrderLine } from './order-line'

/**
 * A line's picture, and its words in the page's language: its product's where the shop still has it, else those that the line
 * holds. A gift card is called by its worth.
 * @param currency of the line's order, ISO 4217
 */
export function toLineMessages(
  line: NamedLine & { thumbnail: string | null },
  products: readonly Pick<KnownProduct, 'id' | 'metadata' | 'images'>[],
  { currency, locale }: { currency: string; locale: Locale },
): Pick<OrderLine, 'title' | 'variant' | 'picture'> & Foreign {
  const product = products.find(({ id }) => id === line.variant?.productId)
  const { language } = locale
  const chosen = line.description ?? ''
  const picture = toLinePicture({ thumbnail: line.thumbnail, variant: chosen }, product)
  const variant = toCardName(line, chosen, currency, locale) ?? chosen
  const foreign = toForeignLine(product ?? {}, variant, language)
  if (!product) return { title: line.title, variant, picture, ...foreign }
  return {
    title: toTranslated({ title: line.title, metadata: product.metadata }, locale).title,
    variant: toTranslatedVariantTitle(product, variant, locale),
    picture,
    ...foreign,
  }
}
