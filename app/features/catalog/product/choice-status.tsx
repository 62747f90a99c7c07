import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '@vitrine/shared/money'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { LiveRegion } from '~/ui/live-region'
import { type ProductChoice, toChoiceName } from './product-choice'
import { type ProductPageData } from './product-page.server'
import { toStockText } from './stock-state'

interface ChoiceStatusProps {
  product: Pick<ProductPageData, 'currency' | 'options' | 'variants'>
  choice: ProductChoice
}

/** Says what a choice has come to, its price and stock, also where they are those of the choice before. */
export function ChoiceStatus({ product, choice: { chosen, variant, open, from } }: ChoiceStatusProps) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const price = variant.price && formatMoney(variant.price.amount, product.currency, tag)
  const said = [
    toChoiceName(product, chosen),
    price && from ? t('catalog:price.from', { price }) : price,
    open.length === 0 && toStockText(t, variant),
  ]
  return <LiveRegion message={useChanged(said.filter(Boolean).join(t('common:punctuation.comma')))} />
}

/** `text` from its first change on; empty before. */
function useChanged(text: string): string {
  const shown = useRef(text)
  const [changed, setChanged] = useState('')
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    setChanged(text)
  }, [text])
  return changed
}
