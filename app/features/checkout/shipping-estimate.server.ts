import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { paths } from '~/paths'
import { isShipped } from '../cart/cart-view'
import { listCountries } from '../region/countries.server'
import { toParcels } from './parcels'
import { promiseParcels } from './promised-parcels.server'
import { type ShippingEstimate } from './shipping-estimate-data'

/** The query of the cart's page that names a country to estimate for. */
const countryParameter = 'ship-to'

/**
 * What shipping costs, for the country that the page's address names; the cart stays as it is. The backend prices
 * the shipping of a cart for the cart's own region only: for another one the answer is where the cart would be priced.
 * Null without a cart to ship.
 * @throws CommerceError when the backend is down
 */
export async function getShippingEstimate(ctx: RequestContext): Promise<ShippingEstimate | null> {
  const { cart } = await ctx.cart.read()
  if (!cart || !isShipped(cart)) return null
  const countries = await listCountries(ctx)
  const asked = ctx.url.searchParams.get(countryParameter)?.toLowerCase()
  const country = countries.find(({ code }) => code === asked)
  return {
    name: countryParameter,
    countries: countries.map(({ code, name, flag }) => ({ code, name, flag })),
    selected: country?.code ?? ctx.locale.country,
    answer: country ? await answerFor(ctx, cart, country) : null,
  }
}

async function answerFor(
  ctx: RequestContext,
  cart: Cart,
  { code, name }: { code: string; name: string },
): Promise<ShippingEstimate['answer']> {
  const { language } = ctx.locale
  if (!cart.region.countries.includes(code)) {
    return { kind: 'elsewhere', country: name, path: paths.cart(toLocale(language, code).code) }
  }
  const options = await ctx.commerce.as({}).carts.listShippingOptions(cart.id)
  const taxInclusive = cart.region.taxInclusive
  const parcels = promiseParcels(ctx, toParcels(options, cart, taxInclusive, ctx.locale), { cart, country: code })
  return { kind: 'options', country: name, parcels, currency: cart.region.currency, taxInclusive }
}
