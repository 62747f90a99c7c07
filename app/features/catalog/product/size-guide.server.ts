import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keptFormat } from '@vitrine/shared/kept-format'
import { type SizeGuide as Sizes } from '~/commerce/shop/product-facts'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { type OptionView } from './product-view'
import { SizeGuide } from './size-guide'

/** A table of sizes as HTML, and the option that it is about. */
export interface DrawnSizes {
  optionId: string
  html: string
}

// the United States alone measure clothes in inches
const inch = 2.54

/** Null where no option has one of the sizes. */
export function drawSizeGuide(
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  { measures, sizes }: Sizes,
  options: readonly OptionView[],
): DrawnSizes | null {
  const option = options.find(({ labels }) => Object.keys(sizes).some((size) => Object.hasOwn(labels, size)))
  if (!option) return null
  const isInches = locale.country === 'us'
  const tag = toFormatTag(locale)
  const unit = keptFormat(Intl.NumberFormat, tag, { style: 'unit', unit: isInches ? 'inch' : 'centimeter' })
  const number = keptFormat(Intl.NumberFormat, tag, { maximumFractionDigits: 1 })
  // to half an inch, as tapes are read
  const write = (length: number) => number.format(isInches ? Math.round((length / inch) * 2) / 2 : length)
  const rows = Object.entries(sizes).flatMap(([size, lengths]) => {
    const label = option.labels[size]
    return label ? [{ label, lang: option.langs?.[size], lengths: lengths.map(write) }] : []
  })
  const sign = unit.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? ''
  const heads = measures.map((measure) => t(`catalog:size-guide.${measure}`))
  const guide = createElement(SizeGuide, { t, option, heads, rows, unit: sign })
  return { optionId: option.id, html: renderToStaticMarkup(guide) }
}
