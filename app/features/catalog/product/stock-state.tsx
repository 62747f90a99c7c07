import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { type VariantRecord } from '../product-record'

interface StockStateProps {
  variant: VariantRecord
  /** Another variant of the product can be bought. */
  othersBuyable: boolean
}

/** Whether the variant can be had, how many are left, and what to do where it cannot. */
export function StockState({ variant, othersBuyable }: StockStateProps) {
  const t = useT()
  const { availability, price } = variant
  const state = price === null ? 'not-sold' : availability.state
  const text = toExplanation(state, othersBuyable)
  return (
    <div className="stock" data-state={state} aria-live="polite">
      <p className="stock-state">
        {state === 'low-stock'
          ? t('catalog:stock.low-stock', { count: availability.limit ?? 0 })
          : t(`catalog:stock.${state}`)}
      </p>
      {text ? <p className="small muted">{t(text)}</p> : null}
    </div>
  )
}

function toExplanation(
  state: VariantRecord['availability']['state'] | 'not-sold',
  othersBuyable: boolean,
): MessageKey | null {
  if (state === 'backorder') return 'catalog:stock.backorder-text'
  if (state === 'not-sold') return 'catalog:stock.not-sold-text'
  if (state === 'sold-out') return othersBuyable ? 'catalog:stock.sold-out-others' : 'catalog:stock.sold-out-text'
  return null
}
