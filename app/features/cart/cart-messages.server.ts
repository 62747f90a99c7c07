import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { toTranslate } from '~/i18n/i18n.server'
import { type Language } from '~/i18n/languages'
import { toFormatTag } from '~/i18n/locales'

interface Named {
  title: string
  variantTitle: string
}

/** "Linen shirt (Black / M)" as `language` writes it. */
export function toName({ title, variantTitle: choice }: Named, language: Language): string {
  return choice === '' ? title : toTranslate(language)('common:punctuation.choice', { title, choice })
}

/** A country's name in the page's language. @param code ISO 3166-1 alpha-2, in either case */
export function toCountryName(ctx: RequestContext, code: string): string {
  return new Intl.DisplayNames([toFormatTag(ctx.locale), 'en'], { type: 'region' }).of(code.toUpperCase()) ?? code
}

/** The country that a cart is for: by its address, else the first of its region. */
export function toCartCountry(cart: Cart): string | null {
  return cart.shippingAddress?.countryCode || (cart.region.countries[0] ?? null)
}
