import { type SavedAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { toLocalAddressLines } from '../../address/address-lines.server'
import { requireCustomer } from '../customer.server'
import { requireOwnAddress } from './own-address.server'

/** An address as the list shows it. */
export interface ListedAddress {
  id: string
  /** Of its label; the first names whom it is for. */
  lines: string[]
  isDefault: boolean
}

/** The customer's addresses, the default first. @throws a redirect to the sign-in where nobody is signed in */
export async function listAddresses(ctx: RequestContext): Promise<ListedAddress[]> {
  const { addresses } = await requireCustomer(ctx)
  return addresses.map((saved) => toListed(ctx, saved))
}

/**
 * Makes the address that the form names the default: the checkout proposes it first.
 * @throws the 404 page for an address that is not the customer's
 */
export async function makeDefault(ctx: RequestContext, form: FormData): Promise<Flash> {
  const { id } = await requireOwnAddress(ctx, String(form.get('addressId')), form)
  await ctx.session.askAsCustomer(({ account }) => account.makeDefaultAddress(id))
  return { kind: 'success', key: 'account:addresses.default-changed' }
}

/** What the page that asks once more shows. @throws the 404 page for an address that is not the customer's */
export async function getRemoval(ctx: RequestContext, addressId: string | undefined): Promise<ListedAddress> {
  return toListed(ctx, await requireOwnAddress(ctx, addressId))
}

/** Takes an address out of the account. @throws the 404 page for an address that is not the customer's */
export async function removeAddress(ctx: RequestContext, addressId: string | undefined): Promise<Flash> {
  const { id } = await requireOwnAddress(ctx, addressId)
  await ctx.session.askAsCustomer(({ account }) => account.deleteAddress(id))
  return { kind: 'success', key: 'account:addresses.removed' }
}

function toListed(ctx: RequestContext, { id, address, isDefault }: SavedAddress): ListedAddress {
  return { id, lines: toLocalAddressLines(address, ctx), isDefault }
}
