import { type PostalAddress } from '~/commerce/shop/address'
import { type Order } from '~/commerce/shop/order'
import { isEuCountry } from '@vitrine/shared/eu-countries'

type Place = Pick<PostalAddress, 'countryCode'>

interface WithdrawableOrder extends Pick<Order, 'status'> {
  shippingAddress: Place | null
  billingAddress: Place | null
}

/**
 * Whether the law gives who ordered a withdrawal function: a consumer in the European Union has it (Directive 2011/83/EU,
 * Article 11a, which Directive (EU) 2023/2673 put there, from 19 June 2026). Whether the period has not expired is for the
 * merchant to judge: the shop does not know when a parcel arrived.
 */
export function mayWithdraw(order: WithdrawableOrder): boolean {
  return order.status !== 'cancelled' && hasWithdrawal(order)
}

/** The same, also of an order that was cancelled since, in which something may have been declared. */
export function hasWithdrawal(order: Omit<WithdrawableOrder, 'status'>): boolean {
  const country = order.shippingAddress?.countryCode || order.billingAddress?.countryCode
  return isEuCountry(country ?? '')
}
