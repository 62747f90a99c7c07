import { paths } from '~/paths'
import { toChoiceSearch, toProductChoice } from './product-choice'
import { type ProductView } from './product-view'

/** Where the form of a product's page leads that was sent to show what is chosen in it; null for any other query. */
export function toShownPath(locale: string, product: ProductView, params: URLSearchParams): string | null {
  return params.has('show') ? toChoicePath(locale, product, params) : null
}

/** The address of a choice, with the quantity that was typed beside it. @param params as `toProductChoice` */
export function toChoicePath(
  locale: string,
  product: ProductView,
  params: URLSearchParams,
  more: Record<string, string> = {},
): string {
  const choice = toProductChoice(product, params)
  const query = new URLSearchParams(choice ? toChoiceSearch(product, choice.chosen) : '')
  const quantity = params.get('quantity') ?? ''
  if (/^[2-9]$|^\d\d$/.test(quantity)) query.set('quantity', quantity)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return `${paths.product(locale, product.handle)}${query.size > 0 ? `?${query}` : ''}`
}
