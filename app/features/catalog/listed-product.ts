import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type Readers } from '~/i18n/locales'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { toLabel } from './catalogue-index/term'
import { noOffer } from './catalogue-index/offer'
import { type IndexedProduct } from './catalogue-index/indexed-product'
import { type Picture, type PictureRecord, toPicture } from './picture-record'
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
  /** How it comes into the bag: at once, or by a choice on its page; absent where it cannot be bought. */
  quick?: 'add' | 'choose'
  energy?: EnergyClass
  /** The query that opens its page with what the picture shows. */
  search?: string
  /** Another picture of it, a path for the picture route. */
  second?: string
  /** Where it comes in several. */
  colors?: ListedColors
}

/** The colours that a product is shown in. */
export interface ListedColors {
  /** What its page calls the option, `option.Color`. */
  field: string
  values: { value: string; name: string; color: string }[]
}

/** What a list is narrowed to: numbers of terms by facet. */
export type Wanted = ReadonlyMap<string, ReadonlySet<number>>

/** The products at these places of the index, in one language, with the pictures of what is wanted of them. */
export function listIndexed(
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  positions: readonly number[],
  readers: Readers,
  wanted: Wanted = new Map(),
): ListedProduct[] {
  const { language } = readers
  return positions.flatMap((position) => {
    const product = index.products[position]
    const { price, from, soldOut, buyable } = index.offers[position] ?? noOffer
    if (!product) return []
    const shown = findShown(product, buyable, wanted)
    const { handle, title, subtitle } = toTranslated(product, readers)
    const record = shown ?? product.picture
    const picture = record && toPicture(record, readers)
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
        ...(price && !soldOut && { quick: toQuick(product) }),
        ...(product.energy && { energy: product.energy }),
        ...(shown?.option && {
          search: `?${new URLSearchParams({ [`option.${shown.option.title}`]: shown.option.value })}`,
        }),
        ...(product.second && product.second !== picture?.src && { second: product.second }),
        ...toColors(product, readers),
        ...foreign,
      },
    ]
  })
}

function toQuick({ variants, giftCard }: IndexedProduct): ListedProduct['quick'] {
  return variants.length === 1 && !giftCard ? 'add' : 'choose'
}

function toColors({ shown }: IndexedProduct, readers: Readers): Pick<ListedProduct, 'colors'> {
  const [first] = shown
  const option = first?.picture.option?.title
  const values = shown.flatMap(({ term, color, picture }) =>
    color && picture.option?.title === option
      ? [{ value: picture.option?.value ?? '', name: toLabel(term, readers), color }]
      : [],
  )
  return values.length > 1 ? { colors: { field: `option.${option}`, values } } : {}
}

/** The picture of the first variant that has all that is wanted, one that can be bought before others. */
function findShown(
  { shown, variants }: Pick<IndexedProduct, 'shown' | 'variants'>,
  buyable: readonly boolean[],
  wanted: Wanted,
): PictureRecord | null {
  const asked = shown.filter(({ term }) => wanted.get(term.facet.key)?.has(term.number))
  if (asked.length === 0) return null
  const facets = new Set(variants.flat().map(({ facet }) => facet.key))
  const meant = [...wanted].filter(([key]) => facets.has(key))
  const fits = variants.map((terms) => meant.every(([, numbers]) => terms.some(({ number }) => numbers.has(number))))
  const left = fits.findIndex((isFit, index) => isFit && buyable[index])
  const terms = variants[left === -1 ? fits.indexOf(true) : left]
  return asked.find(({ term }) => terms?.includes(term))?.picture ?? null
}
