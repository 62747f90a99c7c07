import { type SavedAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { fail } from '~/respond.server'
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
  const { addresses } = await requireCustomer(ctx, form)
  return addresses.find(({ id }) => id === addressId) ?? fail('not-found')
}
