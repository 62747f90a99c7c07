import { type ShippingRate } from '../shop/shipping'
import { toDeliveryTime } from '@vitrine/shared/delivery-time'
import { type ShippingOption } from './types'

export function toShippingRate(option: ShippingOption): ShippingRate {
  const { amount, includes_tax: includesTax, requirements, profile_id: profileId, is_return: isReturn } = option
  const least = requirements?.find(({ type }) => type === 'min_subtotal')
  const isFlat = amount !== null && option.price_type === 'flat_rate'
  const withoutTax = isFlat && includesTax ? amount - (option.tax_amount ?? 0) : amount
  return {
    profileId,
    isReturn,
    amount: isFlat && withoutTax !== null ? { withTax: option.price_incl_tax ?? amount, withoutTax } : null,
    // Medusa compares with tax where the option includes it
    days: toDeliveryTime(option.metadata),
    from: least ? { amount: least.amount, withTax: includesTax ?? false } : null,
  }
}
