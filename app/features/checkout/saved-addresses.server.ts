import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { askAsShopper, getSession, getShopper } from '~/features/session/session.server'
import { type PostalAddress, toPostalAddress } from '../orders/postal-address'
import { toAddressInput } from './address-values'
import { findSamePlace, isAlike, type SavedAddress } from './saved-address'

/**
 * The signed-in customer's addresses, read with the customer's own token: first the one that Medusa calls the customer's
 * billing address, the others as they were added. None for a guest, nor once the backend has ended the session.
 * @throws CommerceError when the backend is down
 */
export async function listSavedAddresses(ctx: RequestContext): Promise<SavedAddress[]> {
  if (!(await getSession(ctx))) return []
  try {
    const { customer } = await askAsShopper(ctx, (shopper) => shopper.read(({ customers }) => customers.retrieve()))
    const isDefault = ({ id }: { id: string }) => Number(id === customer.billing_address_id)
    return customer.shipping_addresses
      .toSorted((a, b) => isDefault(b) - isDefault(a) || toTime(a) - toTime(b) || a.id.localeCompare(b.id))
      .map((record) => ({ id: record.id, address: toPostalAddress(record) }))
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return []
    throw error
  }
}

// Medusa answers them in no order at all
function toTime({ created_at }: { created_at: Date | string }): number {
  return new Date(created_at).getTime()
}

/**
 * Adds an address to the customer's, unless it is there already; one that is there for another firm is changed. The
 * order does not depend on it.
 * @returns whether it is there now
 */
export async function addToAccount(ctx: RequestContext, address: PostalAddress): Promise<boolean> {
  try {
    const saved = await listSavedAddresses(ctx)
    const { token } = await getShopper(ctx)
    if (!token) return false
    if (saved.some((known) => isAlike(known.address, address))) return true
    const customer = ctx.commerce.as({ token })
    const known = findSamePlace(saved, address)
    const input = toAddressInput(address)
    if (known) await customer.put(({ customers }) => customers.addresses.updateAddress(known.id, input))
    else await customer.write(({ customers }) => customers.addresses.addAddress({ address: input }))
    return true
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ err: error }, 'an address was not added to its customer’s')
    return false
  }
}
