import { type IndexedProduct } from '~/features/catalog/catalogue-index/indexed-product'
import { type ListedProduct } from '~/features/catalog/listed-product'
import { type Offer } from '~/features/catalog/catalogue-index/offer'
import { toPicture } from '~/features/catalog/picture-record'
import { toTranslated } from '~/features/catalog/translation'
import { type Language } from '~/i18n/locales'

/** A product of the index as a list shows it. */
export function toFoundProduct(product: IndexedProduct, offer: Offer, language: Language): ListedProduct {
  const { handle, title, subtitle, picture } = toTranslated(product, language)
  const { price, from, soldOut } = offer
  return { handle, title, subtitle, picture: picture && toPicture(picture, language), price, from, soldOut }
}
