import { useState } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Money } from '~/ui/money'
import { OptionPicker } from '../catalog/product/option-picker'
import { type ProductChoice } from '../catalog/product/product-choice'
import { NoStockState, StockState, toStockText } from '../catalog/product/stock-state'
import { type OfferedProduct } from '../catalog/product/product-page.server'
import { type Values } from '../catalog/product/variant-picker'
import { AddToCartForm } from './add-to-cart-form'

interface BuyFormProps {
  product: OfferedProduct
  choice: ProductChoice
  onChoose: (values: Values) => void
  /** What is open was asked for already. */
  isAsked?: boolean
  /** As it was typed without script. */
  quantity?: string
  /** Of the field for how many, where the page has another. */
  quantityId?: string
}

/** The form in which a variant of a product is chosen and put in the cart. */
export function BuyForm({ product, choice, onChoose, isAsked = false, ...field }: BuyFormProps) {
  const t = useT()
  const locale = useLocale().code
  const [isMissed, setMissed] = useState(isAsked)
  const { variant, open, buyable, othersBuyable } = choice
  const names = product.options.filter(({ id }) => open.includes(id)).map(({ name }) => name)
  const isHere = buyable && variant.availability.state !== 'backorder'
  return (
    <AddToCartForm
      {...field}
      variantId={open.length === 0 ? variant.id : ''}
      returnTo={paths.product(locale, product.handle, variant.id)}
      product={product.variants.length > 1 ? product.handle : undefined}
      gift={product.gift}
      missing={
        open.length > 0 && buyable
          ? t('catalog:picker.choose', { option: names.join(t('common:punctuation.comma')) })
          : undefined
      }
      onMissing={() => setMissed(true)}
      blocked={buyable ? undefined : toStockText(t, variant)}
      maxQuantity={toLimit(choice)}
      note={isHere && product.delivery ? <p data-testid="delivery">{product.delivery}</p> : null}
      price={variant.price ? <Money amount={variant.price.amount} currency={product.currency} /> : null}
    >
      <OptionPicker product={product} choice={choice} isAsked={isMissed} onChoose={onChoose} />
      {open.length > 0 && buyable ? <NoStockState /> : <StockState variant={variant} othersBuyable={othersBuyable} />}
    </AddToCartForm>
  )
}

/** How many pieces there are of what is chosen, where that is known. */
export function toLimit({ open, variant }: ProductChoice): number | undefined {
  return (open.length === 0 && variant.availability.limit) || undefined
}
