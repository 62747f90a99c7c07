import { keptFormat } from '@vitrine/shared/kept-format'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'

/** A country's name in the page's language. @param code ISO 3166-1 alpha-2, in either case */
export function toCountryName(ctx: RequestContext, code: string): string {
  return (
    keptFormat(Intl.DisplayNames, [toFormatTag(ctx.locale), 'en'], { type: 'region' }).of(code.toUpperCase()) ?? code
  )
}

/** The country that a cart is for: by its address, else the first of its region. */
export function toCartCountry(cart: Cart): string | null {
  return cart.shippingAddress?.countryCode || (cart.region.countries[0] ?? null)
}
