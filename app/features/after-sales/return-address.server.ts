import { emptyAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toLocalAddressLines } from '../address/address-lines.server'

/** The merchant's address for what is sent back, as its country writes it; no lines where none is set. */
export function listReturnAddress(ctx: Pick<RequestContext, 'locale' | 't'>): string[] {
  return env.RETURN_ADDRESS ? toLocalAddressLines({ ...emptyAddress, ...env.RETURN_ADDRESS }, ctx) : []
}
