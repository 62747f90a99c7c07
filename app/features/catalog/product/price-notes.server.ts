import { keptFormat } from '@vitrine/shared/kept-format'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'
import { type VariantRecord } from '../product-record'
import { type BaseUnit } from '../unit-price'

const unitNames = { kg: 'kilogram', l: 'liter', m: 'meter' } satisfies Record<BaseUnit, string>

/**
 * What stands below the price of a variant, ready to read: the lowest of 30 days before a sale (Article 6a of Directive
 * 98/6/EC), and the price of a kilogram or the like.
 * @param currency ISO 4217, lower case
 */
export function toPriceNotes(
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  { price, unitPrice }: Pick<VariantRecord, 'price' | 'unitPrice'>,
  currency: string,
): string[] {
  const tag = toFormatTag(locale)
  const write = (amount: number) => formatMoney(amount, currency, tag)
  const prior = price?.prior ?? null
  return [
    ...(prior === null ? [] : [t('catalog:price.lowest', { price: write(prior) })]),
    ...(price && unitPrice
      ? [t('catalog:price.per-unit', { price: write(unitPrice.amount), unit: toUnitName(unitPrice.unit, tag) })]
      : []),
  ]
}

function toUnitName(unit: BaseUnit, tag: string): string {
  const parts = keptFormat(Intl.NumberFormat, tag, { style: 'unit', unit: unitNames[unit] }).formatToParts(1)
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}
