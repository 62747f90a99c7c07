import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 address for the /64 that one household is given
 * (RFC 6177), since its owner has as many addresses in there as there are guesses. Some proxies add the caller's port, which
 * is another with each connection: it says nothing.
 * @returns null where it is no address
 */
export function toNetwork(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const { v4, v6 } = /^(?<v4>[\d.]+):\d+$|^\[(?<v6>.+)\](:\d+)?$/.exec(address)?.groups ?? {}
  const [plain = ''] = (v4 ?? v6 ?? address).split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain
  if (isIPv4(mapped)) return mapped
  return isIPv6(plain) ? toPrefix(plain) : null
}

function toPrefix(address: string) {
  const [front = [], back] = address.split('::').map((half) => (half === '' ? [] : half.split(':')))
  const zeros = back ? Array(Math.max(0, 8 - front.length - back.length)).fill('0') : []
  const groups = [...front, ...zeros, ...(back ?? [])].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * The /48 that the /64 of an IPv6 address lies in: a provider gives one to a customer who asks for it (RFC 6177), and with
 * it 65,536 networks.
 * @param network as `toNetwork` writes it
 * @returns null for an IPv4 address
 */
export function toSite(network: string): string | null {
  const [, site] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? []
  return site ? `${site}::/48` : null
}
