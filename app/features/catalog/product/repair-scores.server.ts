import { keptFormat } from '@vitrine/shared/kept-format'
import { type RepairScores } from '~/commerce/shop/product-facts'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'

/** What a product's page says of how well it can be repaired, ready to read. */
export interface RepairView {
  lines: string[]
  details: { href: string; text: string } | null
}

/**
 * Article 6(1)(u) of Directive 2011/83/EU for the European score; the French indices of Article L. 541-9-2 of the Code de
 * l'environnement, of ten points.
 */
export function toRepairView(
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  { letter, index, durability, details }: RepairScores,
): RepairView {
  const format = keptFormat(Intl.NumberFormat, toFormatTag(locale), { maximumFractionDigits: 1 })
  const most = format.format(10)
  return {
    lines: [
      ...(letter === null ? [] : [t('catalog:repair.letter', { letter })]),
      ...(index === null ? [] : [t('catalog:repair.index', { score: format.format(index), most })]),
      ...(durability === null ? [] : [t('catalog:repair.durability', { score: format.format(durability), most })]),
    ],
    details: details ? { href: details, text: t('catalog:repair.details') } : null,
  }
}
