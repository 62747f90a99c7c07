import { useT } from '~/i18n/use-t'
import { EnergyLabel } from '../energy-label'
import { PriceTag } from '../price-tag'
import { toPercentOff } from '../prior-price'
import { type ProductPageData } from './product-page.server'
import { type RepairView } from './repair-scores.server'
import { type VariantRecord } from '../product-record'
import { TaxNote } from '../tax-note'

interface ProductOfferProps {
  product: Pick<ProductPageData, 'currency' | 'taxInclusive' | 'giftCard' | 'energy' | 'repair' | 'priceNotes'>
  variant: VariantRecord
  /** Others that may be meant cost more. */
  from?: boolean
}

/** What the chosen variant costs: its price, what a sale takes off, the price of a kilogram or the like, and tax. */
export function ProductOffer({ product, variant, from }: ProductOfferProps) {
  const t = useT()
  const { currency, taxInclusive, giftCard, energy, repair, priceNotes } = product
  const { id, price } = variant
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
      {priceNotes[id]?.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
      {repair ? <RepairNote {...repair} /> : null}
      {giftCard ? null : <TaxNote taxInclusive={taxInclusive} />}
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
