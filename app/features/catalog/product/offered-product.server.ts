import { type Messages } from '~/i18n/translate'
import { type RequestContext } from '~/context.server'
import { findProductAddress } from '../handles/product-address.server'
import { productMessages } from '../page-messages'
import { getProductPage, type ProductPageData } from './product-page.server'

/** What has to be known of a product to choose a variant of it and put that in the cart. */
export type OfferedProduct = Pick<
  ProductPageData,
  | ('currency' | 'delivery' | 'energy' | 'foreign' | 'gift' | 'giftCard' | 'handle' | 'label' | 'options' | 'pictures')
  | ('priceNotes' | 'repair' | 'sizes' | 'taxInclusive' | 'title' | 'variants')
>

/** A product to choose from on any page, with the words of the form. */
export interface Offer {
  product: OfferedProduct
  messages: Messages
}

/**
 * The product of that handle in the page's language; null where the country of the page has no region.
 * @throws CommerceError `not-found` where the shop has no such product
 */
export async function getOffer(ctx: RequestContext, handle: string): Promise<Offer | null> {
  const address = await findProductAddress(ctx, handle)
  const page = await getProductPage(ctx, address?.handle ?? handle)
  if (!page) return null
  const { currency, delivery, energy, foreign, gift, giftCard, label, options, pictures } = page.product
  const { priceNotes, repair, sizes, taxInclusive, title, variants } = page.product
  return {
    product: {
      ...{ currency, delivery, energy, foreign, gift, giftCard, handle: page.product.handle, label, options, pictures },
      ...{ priceNotes, repair, sizes, taxInclusive, title, variants },
    },
    messages: ctx.messages('catalog:sheet', ...listProductMessages(page.product)),
  }
}

/** The names of what the page of a product says. */
export function listProductMessages({ gift }: Pick<ProductPageData, 'gift'>) {
  return gift ? ([...productMessages, 'gift-cards:note'] as const) : productMessages
}
