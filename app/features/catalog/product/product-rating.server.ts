import { keptFormat } from '@vitrine/shared/kept-format'
import { type Rating } from '~/commerce/shop/product-facts'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'

/** What buyers think of a product, ready to read; structured data says no more than this. */
export interface RatingView extends Pick<Rating, 'average' | 'count'> {
  text: string
  /** Whether the shop makes sure that they are buyers, which Article 7(6) of Directive 2005/29/EC wants said. */
  note: string
}

export function toRatingView(
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  { average, count, verified }: Rating,
): RatingView {
  const format = keptFormat(Intl.NumberFormat, toFormatTag(locale), { maximumFractionDigits: 1 })
  const stars = t('catalog:rating.average', { average: format.format(average), most: format.format(5) })
  const text = `${stars} · ${t('catalog:rating.count', { count })}`
  return { average, count, text, note: t(verified ? 'catalog:rating.verified' : 'catalog:rating.unverified') }
}
