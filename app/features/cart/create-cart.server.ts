import { randomUUID } from 'node:crypto'
import { asReading } from '~/commerce/errors'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CartContext } from './cart-context'

export interface NewLine {
  variant_id: string
  quantity: number
}

/** Of whom a cart is made. */
export type Maker = Pick<RequestContext, 'commerce' | 'locale' | 'session'>

/**
 * A new cart with `items` in `region` and for the URL's country, or the region's first where that is elsewhere; it
 * remembers the URL's locale. A customer's has the customer's own prices, which Medusa goes by from then on whoever asks
 * for the cart. One that `context` gives to the account of somebody else has nothing of whoever is signed in.
 */
export async function createCart(
  { commerce, locale: { code: locale, country }, session }: Maker,
  region: Region,
  items: NewLine[],
  context: CartContext = {},
): Promise<Cart> {
  const order_key = randomUUID()
  const country_code = region.countries.includes(country) ? country : region.countries[0]
  const isOthers = context.account !== undefined && context.account !== (await session.read())?.customer.id
  async function create(shopper: ShopperClient) {
    const account = context.account ?? (await session.read())?.customer.id
    const kept = { locale, order_key, ...context, account }
    const draft = { region_id: region.id, country_code, items, context: kept }
    // Repeated where the answer is lost, and as good as not made: a cart that nobody's cookie names does no harm.
    return asReading(shopper.put(({ carts }) => carts.create(draft)))
  }
  const { cart } = await (isOthers ? create(commerce.as({})) : session.askAsShopper(create))
  return cart
}
