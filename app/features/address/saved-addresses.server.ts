import { isCommerceError } from '~/commerce/errors'
import { type ShopperFace } from '~/commerce/shop/commerce'
import { type Customer } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { type PostalAddress, toPostalAddress } from './postal-address'
import { toAddressInput } from './address-values'
import { findSamePlace, isAlike, type SavedAddress } from './saved-address'

/** A customer's addresses: first the default, which Medusa calls the billing address, the others as they were added. */
export function toSavedAddresses(customer: Customer): SavedAddress[] {
  const isDefault = ({ id }: { id: string }) => id === customer.billing_address_id
  return customer.shipping_addresses
    .toSorted(
      (a, b) => Number(isDefault(b)) - Number(isDefault(a)) || toTime(a) - toTime(b) || a.id.localeCompare(b.id),
    )
    .map((record) => ({ id: record.id, address: toPostalAddress(record), isDefault: isDefault(record) }))
}

// Medusa answers them in no order at all
function toTime({ created_at }: { created_at: Date | string }): number {
  return new Date(created_at).getTime()
}

/**
 * The signed-in customer's addresses, read with the customer's own token. None for a guest, nor once the backend has
 * ended the session.
 * @throws CommerceError when the backend is down
 */
export async function listSavedAddresses(ctx: RequestContext): Promise<SavedAddress[]> {
  if (!(await ctx.session.read())) return []
  try {
    const { customer } = await ctx.session.askAsShopper((shopper) =>
      shopper.read(({ customers }) => customers.retrieve()),
    )
    return toSavedAddresses(customer)
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return []
    throw error
  }
}

/** Adds an address to the customer's, unless it is there already; one that is there for another firm is changed. */
export async function addUnlessKnown(
  customer: ShopperFace,
  saved: readonly SavedAddress[],
  address: PostalAddress,
): Promise<'added' | 'changed' | 'known'> {
  if (saved.some((known) => isAlike(known.address, address))) return 'known'
  const known = findSamePlace(saved, address)
  const input = toAddressInput(address)
  if (known) await customer.put(({ customers }) => customers.addresses.updateAddress(known.id, input))
  else await customer.write(({ customers }) => customers.addresses.addAddress({ address: input }))
  return known ? 'changed' : 'added'
}

/**
 * Adds the address of an order to its customer's. The order does not depend on it.
 * @returns whether it is there now
 */
export async function addToAccount(ctx: RequestContext, address: PostalAddress): Promise<boolean> {
  try {
    const saved = await listSavedAddresses(ctx)
    const { token } = await ctx.session.getShopper()
    if (!token) return false
    await addUnlessKnown(ctx.commerce.as({ token }), saved, address)
    return true
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ err: error }, 'an address was not added to its customer’s')
    return false
  }
}
