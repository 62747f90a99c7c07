import { type RequestContext } from '~/context.server'
import { fail } from '~/respond.server'
import { type SavedAddress } from '../../address/saved-address'
import { toSavedAddresses } from '../../address/saved-addresses.server'
import { requireCustomer } from '../customer.server'

/**
 * One of the signed-in customer's addresses.
 * @param form as for `requireCustomer`
 * @throws the same 404 page for an address that is not there and for somebody else's
 */
export async function requireOwnAddress(
  ctx: RequestContext,
  addressId: string | undefined,
  form?: FormData,
): Promise<SavedAddress> {
  const saved = toSavedAddresses(await requireCustomer(ctx, form))
  return saved.find(({ id }) => id === addressId) ?? fail('not-found')
}
