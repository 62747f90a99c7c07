import { type MessageKey } from '~/i18n/keys'
import { type T, useT } from '~/i18n/use-t'
import { type VariantRecord } from '../product-record'

interface StockStateProps {
  variant: VariantRecord
  /** Another variant of the product can be bought. */
  othersBuyable: boolean
}

/** Whether the variant can be had, how many are left, and what to do where it cannot. */
export function StockState({ variant, othersBuyable }: StockStateProps) {
  const t = useT()
  const state = toState(variant)
  const text = toExplanation(state, othersBuyable)
  return (
    <div className="stock" data-state={state}>
      <p className="stock-state">{toStockText(t, variant)}</p>
      {text ? <p className="small muted">{t(text)}</p> : null}
    </div>
  )
}

/** Its place as long as a variant is to be chosen, so that nothing below moves away from under the finger then. */
export function NoStockState() {
  return (
    <div className="stock" aria-hidden="true">
      <p className="stock-state">{'\u00A0'}</p>
    </div>
  )
}

/** The same in a line. */
export function toStockText(t: T, variant: VariantRecord): string {
  const state = toState(variant)
  if (state === 'low-stock') return t('catalog:stock.low-stock', { count: variant.availability.limit ?? 0 })
  return t(`catalog:stock.${state}`)
}

function toState({ price, availability }: VariantRecord) {
  return price === null ? 'not-sold' : availability.state
}

function toExplanation(state: ReturnType<typeof toState>, othersBuyable: boolean): MessageKey | null {
  if (state === 'backorder') return 'catalog:stock.backorder-text'
  if (state === 'not-sold') return 'catalog:stock.not-sold-text'
  if (state === 'sold-out') return othersBuyable ? 'catalog:stock.sold-out-others' : 'catalog:stock.sold-out-text'
  return null
}
