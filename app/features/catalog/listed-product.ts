import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type Language } from '~/i18n/languages'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { noOffer } from './catalogue-index/offer'
import { type Picture, toPicture } from './picture-record'
import { type Price } from './price'
import { type Foreign, toForeign, toTranslated } from './translation.server'

/** A product as a list shows it. */
export interface ListedProduct extends Foreign {
  handle: string
  title: string
  subtitle: string | null
  /** Without words: its title says the same. */
  picture: Picture | null
  /** Of the cheapest variant that can be bought; null where the region has no price. */
  price: Price | null
  /** Other variants cost more. */
  from: boolean
  soldOut: boolean
  energy?: EnergyClass
}

/** The products at these places of the index, in one language. */
export function listIndexed(
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  positions: readonly number[],
  language: Language,
): ListedProduct[] {
  return positions.flatMap((position) => {
    const product = index.products[position]
    const { price, from, soldOut } = index.offers[position] ?? noOffer
    if (!product) return []
    const { handle, title, subtitle } = toTranslated(product, language)
    const picture = product.picture && toPicture(product.picture, language)
    const foreign = toForeign(product, subtitle ? ['title', 'subtitle'] : ['title'], language)
    return [
      {
        handle,
        title,
        subtitle,
        picture,
        price,
        from,
        soldOut,
        ...(product.energy && { energy: product.energy }),
        ...foreign,
      },
    ]
  })
}
