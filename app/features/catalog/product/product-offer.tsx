import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'
import { EnergyLabel } from '../energy-label'
import { PriceTag } from '../price-tag'
import { toPercentOff } from '../prior-price'
import { type ProductPageData } from './product-page.server'
import { type RepairView } from './repair-scores.server'
import { type VariantRecord } from '../product-record'
import { TaxNote } from '../tax-note'
import { type BaseUnit, type UnitPrice } from '../unit-price'

interface ProductOfferProps {
  product: Pick<ProductPageData, 'currency' | 'taxInclusive' | 'giftCard' | 'energy' | 'repair'>
  variant: VariantRecord
  /** Others that may be meant cost more. */
  from?: boolean
}

/** What the chosen variant costs: its price, what a sale takes off, the price of a kilogram or the like, and tax. */
export function ProductOffer({ product, variant, from }: ProductOfferProps) {
  const t = useT()
  const { currency, taxInclusive, giftCard, energy, repair } = product
  const { price, unitPrice } = variant
  if (!price) return null
  const percent = price.prior === null ? null : toPercentOff(price.amount, price.prior)
  return (
    <div className="offer">
      <p className="cluster">
        <span className="offer-price" data-testid="product-price">
          <PriceTag price={price} currency={currency} from={from} />
        </span>
        {energy ? <EnergyLabel energy={energy} /> : null}
        {percent ? (
          <span className="badge" data-tone="sale">
            {t('catalog:price.percent-off', { percent })}
          </span>
        ) : null}
      </p>
      {price.prior === null ? null : <LowestPrice amount={price.prior} currency={currency} />}
      {unitPrice ? <UnitPriceNote {...unitPrice} currency={currency} /> : null}
      {repair ? <RepairNote {...repair} /> : null}
      <TaxNote taxInclusive={taxInclusive} shipped={!giftCard} />
    </div>
  )
}

function RepairNote({ lines, details }: RepairView) {
  return (
    <p className="small">
      {lines.join(' · ')} {details ? <a href={details.href}>{details.text}</a> : null}
    </p>
  )
}

function LowestPrice({ amount, currency }: { amount: number; currency: string }) {
  const t = useT()
  const price = formatMoney(amount, currency, toFormatTag(useLocale()))
  return (
    <p className="small muted" suppressHydrationWarning>
      {t('catalog:price.lowest', { price })}
    </p>
  )
}

function UnitPriceNote({ amount, unit, currency }: UnitPrice & { currency: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const price = formatMoney(amount, currency, tag)
  return (
    <p className="small muted" suppressHydrationWarning>
      {t('catalog:price.per-unit', { price, unit: toUnitName(unit, tag) })}
    </p>
  )
}

const unitNames = { kg: 'kilogram', l: 'liter', m: 'meter' } satisfies Record<BaseUnit, string>

function toUnitName(unit: BaseUnit, tag: string): string {
  const parts = new Intl.NumberFormat(tag, { style: 'unit', unit: unitNames[unit] }).formatToParts(1)
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}
