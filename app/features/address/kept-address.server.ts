import { type RequestContext } from '~/context.server'
import { type AddressFormValues, readAddressForm } from './address-values'

/** What was typed into the address step when its session had ended, once the shopper is signed in again. */
export async function takeKeptAddress(ctx: RequestContext): Promise<AddressFormValues | null> {
  const fields = await ctx.session.takeKeptFields()
  return fields && readAddressForm(new URLSearchParams(fields))
}
