import { type PostalAddress, type SavedAddress } from '~/commerce/shop/address'
import { newAddress } from './address-form-data'
import { addressFields, toGiven } from './address-values'

/** Whether two addresses mean the same, however they were typed. */
export function isAlike(one: PostalAddress, other: PostalAddress): boolean {
  return toComparable(one) === toComparable(other)
}

function toComparable(address: PostalAddress): string {
  const given = toGiven(address)
  return addressFields.map((field) => (given[field] ?? '').replace(/\s+/g, ' ').toLowerCase()).join('\n')
}

/**
 * The one of `saved` that is the same but for the firm and the note: Medusa takes such an address for one that is there
 * already, and adds none.
 */
export function findSamePlace(saved: readonly SavedAddress[], address: PostalAddress): SavedAddress | undefined {
  const { company, vatNumber, deliveryNote } = address
  return saved.find(({ address: known }) => isAlike({ ...known, company, vatNumber, deliveryNote }, address))
}

/**
 * Which of `saved` the form proposes: the one that the cart has, for a cart without an address the first that can be
 * delivered to, and otherwise none of them.
 * @param countries those that the cart's region sells to
 */
export function toProposedId(
  saved: readonly SavedAddress[],
  cart: PostalAddress,
  countries: readonly string[],
): string {
  const fitting = saved.filter(({ address }) => countries.includes(address.countryCode))
  const proposed = cart.address1 === '' ? fitting[0] : fitting.find(({ address }) => isAlike(address, cart))
  return proposed?.id ?? newAddress
}
