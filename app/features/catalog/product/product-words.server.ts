import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ProductGroup } from './product-groups.server'
import { type ProductDescription } from './product-view'
import { DeliveryNote, GiftCardNote, ProductWords, type Wording } from './product-words'
import { type ShippingTerms } from './shipping-terms'

/** What no choice on the page changes, as HTML. */
export interface DrawnWords {
  words: string
  /** How it comes to the shopper and back; null where the region has no way to send it. */
  sending: string | null
}

interface Described {
  view: ProductDescription
  groups: ProductGroup[]
  giftCard: boolean
  shipping: ShippingTerms | null
  /** ISO 4217, lower case. */
  currency: string
}

export function drawProductWords(
  { t, locale }: Wording,
  { view, groups, giftCard, shipping, currency }: Described,
): DrawnWords {
  const wording = { t, locale }
  const delivery = shipping && createElement(DeliveryNote, { ...wording, terms: shipping, currency })
  const sending = giftCard ? createElement(GiftCardNote, wording) : delivery
  return {
    words: renderToStaticMarkup(createElement(ProductWords, { ...wording, view, groups })),
    sending: sending && renderToStaticMarkup(sending),
  }
}
