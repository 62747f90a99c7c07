import { type RequestContext } from '~/context.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { toLabel } from '../catalogue-index/term'
import { measurePictures } from '../measured-picture.server'
import { toPicture } from '../picture-record'
import { toTextLang, toTranslated } from '../translation.server'
import { type Tile } from './showcase.server'

const rowSize = 4

/** Who makes the things: a row of those of whom the merchant tells something, each with the newest piece that it is told of. */
export async function listMakers(
  { locale }: Pick<RequestContext, 'locale'>,
  products: readonly IndexedProduct[],
): Promise<Tile[]> {
  const tiles = new Map<string, Tile>()
  for (const product of products) {
    const { brand, maker, picture } = product
    if (!brand || !maker || !picture || tiles.has(brand.key)) continue
    const { lang } = toTextLang(product, 'maker', locale.language)
    tiles.set(brand.key, {
      title: toLabel(brand, locale),
      handle: brand.key,
      description: toTranslated(product, locale).maker ?? '',
      picture: toPicture(picture, locale),
      ...(lang && { foreign: { description: lang } }),
    })
    if (tiles.size === rowSize) break
  }
  return measurePictures([...tiles.values()], 0)
}
