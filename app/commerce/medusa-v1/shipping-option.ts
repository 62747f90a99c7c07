import { type ShippingOption } from '../shop/shipping'
import { type Calls } from './repeatable-calls'
import { toDeliveryTime } from '@vitrine/shared/delivery-time'
import { type ShippingOption as MedusaOption } from './types'

/** What a cart can be sent by. */
export async function listShippingOptions({ read }: Pick<Calls, 'read'>, cartId: string): Promise<ShippingOption[]> {
  const { shipping_options: options } = await read(({ shippingOptions }) => shippingOptions.listCartOptions(cartId))
  return options.filter((option) => !option.is_return).map(toShippingOption)
}

/** An option as Medusa offers it to a cart, with its price with tax beside it. */
export function toShippingOption(option: MedusaOption): ShippingOption {
  const { id, name, profile_id: profileId, metadata } = option
  const price = option.amount ?? 0
  const withoutTax = option.includes_tax ? price - (option.tax_amount ?? 0) : price
  const amount = { withTax: option.price_incl_tax ?? price, withoutTax }
  return { id, name, profileId, amount, days: toDeliveryTime(metadata), metadata }
}
