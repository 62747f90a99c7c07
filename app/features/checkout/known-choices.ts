import { type Customer } from '~/commerce/shop/account'
import { type Order } from '~/commerce/shop/order'
import { type AddressStepValues } from '../address/address-values'
import { isSameAddress } from '../address/postal-address'
import { findSamePlace } from '../address/saved-address'
import { type PaymentProvider } from '../payment/payment-provider'
import { type Parcel } from './parcels'

/** What is known of how a customer orders. */
export interface KnownShopper {
  customer: Pick<Customer, 'email' | 'addresses'>
  /** Null where there is none yet. */
  lastOrder: Pick<Order, 'cartId' | 'shippingAddress' | 'billingAddress' | 'shippingMethods' | 'payments'> | null
}

/**
 * Where the last order went, as far as the account still has that address, else the first of the account's that is delivered
 * to. Null where there is none.
 * @param countries those that the cart's region sells to
 */
export function toKnownAddress(
  { customer, lastOrder }: KnownShopper,
  countries: readonly string[],
): Pick<AddressStepValues, 'shipping' | 'billing' | 'billingIs'> | null {
  const fitting = customer.addresses.filter(({ address }) => countries.includes(address.countryCode))
  const { shippingAddress: sentTo, billingAddress: billedTo } = lastOrder ?? {}
  const last = sentTo && findSamePlace(fitting, sentTo)
  const shipping = (last ?? fitting[0])?.address
  if (!shipping) return null
  const isBilledElsewhere = last && billedTo && !isSameAddress(sentTo, billedTo)
  return isBilledElsewhere
    ? { shipping, billing: billedTo, billingIs: 'separate' }
    : { shipping, billing: shipping, billingIs: 'same' }
}

/** How each parcel is sent: as it is chosen, as the last order was, or else as cheaply as can be; null where it cannot be. */
export function toKnownOptions(parcels: readonly Parcel[], { lastOrder }: Pick<KnownShopper, 'lastOrder'>) {
  const used = lastOrder?.shippingMethods.flatMap(({ option }) => option?.id ?? []) ?? []
  return parcels.map(({ chosen, choices }) => {
    const known = chosen ?? choices.find(({ id }) => used.includes(id)) ?? choices[0]
    return known?.id ?? null
  })
}

/**
 * How the last order was paid, where that is still offered, else the only way there is; null where neither can be said.
 * @param providers those that can be used from this page
 */
export function toKnownProvider(providers: readonly PaymentProvider[], { lastOrder }: Pick<KnownShopper, 'lastOrder'>) {
  const used = lastOrder?.payments.find(
    ({ cartId, cancelledAt }) => cartId === lastOrder.cartId && cancelledAt === null,
  )
  const [only, ...others] = providers
  return providers.find(({ id }) => id === used?.provider) ?? (others.length === 0 ? (only ?? null) : null)
}
