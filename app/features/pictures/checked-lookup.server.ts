import { type LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

function resolveHost(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true })
}

/**
 * A connection's `lookup` that refuses names with an address that is not public. A name is resolved once and the
 * connection goes to the very addresses that were checked, so a second, different answer of the DNS reaches nobody.
 */
export function createCheckedLookup(resolve: Resolve = resolveHost): LookupFunction {
  async function check(hostname: string): Promise<LookupAddress[]> {
    const addresses = await resolve(hostname)
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      throw new Error(`${hostname} has an address that is not public`)
    }
    return addresses
  }
  return (hostname, options, callback) => {
    check(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (options.all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: Error) => callback(error, []),
    )
  }
}
