import { type Region } from '~/commerce/shop/region'
import { type LiveVariant as ShopVariant } from '~/commerce/shop/product'
import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type RequestContext } from '~/context.server'
import { type Locale } from '~/i18n/locales'
import { toLinePicture } from '../catalog/line-picture'
import { type LineWords, toLineWords } from '../catalog/line-words'
import { toHandle } from '../catalog/translation.server'
import { toPrice } from '../catalog/price'
import { toLineLimit, toUnitsLeft } from './quantity-limit'

/** A variant as the backend has it this moment. */
export interface LiveVariant extends LineWords {
  id: string
  /** Its product is on sale. */
  published: boolean
  /** The region has a price for it. */
  priced: boolean
  /** Units that are there; null where nothing limits them. */
  stock: number | null
  /** The most that one line may hold just now. */
  limit: number
  /** For one piece, in minor units and in the region's manner of tax; null where it is not sold there. */
  price: number | null
  /** A path for the picture route. */
  picture: string | null
  productId: string
  productHandle: string
  giftCard: boolean
  energy?: EnergyClass
}

/** Those of `ids` that the shop has, asked anew every time, with what `region` has of them for this shopper. */
export async function listLiveVariants(ctx: RequestContext, region: Region, ids: string[]): Promise<LiveVariant[]> {
  if (ids.length === 0) return []
  const variants = await ctx.session.askAsShopper((shopper) =>
    shopper.live((shop) => shop.listLiveVariants(ids, region)),
  )
  return variants.map((variant) => toLiveVariant(variant, region, ctx.locale))
}

function toLiveVariant(
  { id, title, stock, price: inRegion, product }: ShopVariant,
  { currency, taxInclusive }: Region,
  locale: Locale,
): LiveVariant {
  const price = toPrice(inRegion, taxInclusive)?.amount ?? null
  const named = { title: product.title, choice: title, giftCard: product.giftCard, unitPrice: price ?? 0 }
  return {
    id,
    published: product.published,
    priced: price !== null,
    price,
    picture: toLinePicture({ thumbnail: product.thumbnail, variant: title }, product),
    stock: toUnitsLeft(stock),
    limit: toLineLimit(stock),
    productId: product.id,
    productHandle: toHandle(product, locale.language),
    giftCard: product.giftCard,
    ...(product.energy && { energy: product.energy }),
    ...toLineWords(named, product, { currency, locale }),
  }
}

/** The variant as it is this moment; null where the shop does not have it. */
export async function getLiveVariant(ctx: RequestContext, region: Region, id: string): Promise<LiveVariant | null> {
  const [variant] = await listLiveVariants(ctx, region, [id])
  return variant ?? null
}
