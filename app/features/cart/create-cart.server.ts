import { randomUUID } from 'node:crypto'
import { asReading } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type NewLine } from '~/commerce/shop/carts'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CartContext } from '~/commerce/shop/cart-context'

/** Of whom a cart is made. */
export type Maker = Pick<RequestContext, 'commerce' | 'locale' | 'session'>

/**
 * A new cart with `lines` in `region` and for the URL's country, or the region's first where that is elsewhere; it
 * remembers the URL's locale. A customer's has the customer's own prices, which the backend goes by from then on whoever asks
 * for the cart. One that `context` gives to the account of somebody else has nothing of whoever is signed in.
 */
export async function createCart(
  { commerce, locale: { code: locale, country }, session }: Maker,
  region: Region,
  lines: NewLine[],
  context: Partial<CartContext> = {},
): Promise<Cart> {
  const orderKey = randomUUID()
  const countryCode = region.countries.includes(country) ? country : region.countries[0]
  const isOthers = typeof context.account === 'string' && context.account !== (await session.read())?.customer.id
  async function create(shopper: ShopperClient) {
    const account = context.account ?? (await session.read())?.customer.id
    const kept = { locale, orderKey, ...context, account }
    return asReading(shopper.carts.create({ regionId: region.id, countryCode, lines, context: kept }))
  }
  return isOthers ? create(commerce.as({})) : session.askAsShopper(create)
}
