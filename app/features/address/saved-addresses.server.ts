import { isCommerceError } from '~/commerce/errors'
import { type Account, type Customer } from '~/commerce/shop/account'
import { type PostalAddress, type SavedAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { findSamePlace, isAlike } from './saved-address'

/**
 * The signed-in customer, read with the customer's own token. Null for a guest, and once the backend has ended the session.
 * @throws CommerceError when the backend is down
 */
export async function findCustomer(ctx: RequestContext): Promise<Customer | null> {
  if (!(await ctx.session.read())) return null
  try {
    return await ctx.session.askAsShopper(({ account }) => account.getCustomer())
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return null
    throw error
  }
}

/** The same customer's addresses; none for a guest. @throws as `findCustomer` does */
export async function listSavedAddresses(ctx: RequestContext): Promise<SavedAddress[]> {
  return (await findCustomer(ctx))?.addresses ?? []
}

/** Adds an address to the customer's, unless it is there already; one that is there for another firm is changed. */
export async function addUnlessKnown(
  account: Account,
  saved: readonly SavedAddress[],
  address: PostalAddress,
): Promise<'added' | 'changed' | 'known'> {
  if (saved.some((known) => isAlike(known.address, address))) return 'known'
  const known = findSamePlace(saved, address)
  if (known) await account.changeAddress(known.id, address)
  else await account.addAddress(address)
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
    await addUnlessKnown(ctx.commerce.as({ token }).account, saved, address)
    return true
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ err: error }, 'an address was not added to its customer’s')
    return false
  }
}
