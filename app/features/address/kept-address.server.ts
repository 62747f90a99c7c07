import { type RequestContext } from '~/context.server'
import { takeKeptFields } from '../session/kept-fields.server'
import { type AddressFormValues, readAddressForm } from './address-values'

/** What was typed into the address step when its session had ended, once the shopper is signed in again. */
export async function takeKeptAddress(ctx: RequestContext): Promise<AddressFormValues | null> {
  const fields = await takeKeptFields(ctx)
  return fields && readAddressForm(new URLSearchParams(fields))
}
