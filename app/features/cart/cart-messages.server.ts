import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { toTranslate } from '~/i18n/i18n.server'
import { type Language } from '~/i18n/languages'
import { type Locale, toFormatTag } from '~/i18n/locales'
import { toLineMessages } from './cart-view'

interface Named {
  title: string
  variantTitle: string
}

/** "Linen shirt (Black / M)" as `language` writes it. */
export function toName({ title, variantTitle: choice }: Named, language: Language): string {
  return choice === '' ? title : toTranslate(language)('common:punctuation.choice', { title, choice })
}

/** What a cart's line is called, with what was chosen of it. */
export function toLineName({ region }: Pick<Cart, 'region'>, line: CartLine, locale: Locale): string {
  return toName(toLineMessages(line, region.currency, locale), locale.language)
}

/** A country's name in the page's language. @param code ISO 3166-1 alpha-2, in either case */
export function toCountryName(ctx: RequestContext, code: string): string {
  return new Intl.DisplayNames([toFormatTag(ctx.locale), 'en'], { type: 'region' }).of(code.toUpperCase()) ?? code
}

/** The country that a cart is for: by its address, else the first of its region. */
export function toCartCountry(cart: Cart): string | null {
  return cart.shippingAddress?.countryCode || (cart.region.countries[0] ?? null)
}
