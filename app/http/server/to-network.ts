import ipaddr from 'ipaddr.js'

/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 address for the /64 that one household is given
 * (RFC 6177), since its owner has as many addresses in there as there are guesses. Some proxies add the visitor's port,
 * which is another with each connection: it says nothing.
 */
export function toNetwork(address: string): string {
  const { v4, v6 } = /^(?<v4>[\d.]+):\d+$|^\[(?<v6>.+)\](:\d+)?$/.exec(address)?.groups ?? {}
  const host = v4 ?? v6 ?? address
  if (!ipaddr.isValid(host)) return address
  const ip = ipaddr.process(host)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/**
 * The /48 that a network (`toNetwork`) lies in: a provider gives one to a customer who asks for it (RFC 6177), and with it
 * 65,536 networks. Null for an IPv4 address.
 */
export function toSite(network: string): string | null {
  const site = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return site === undefined ? null : `${site}::/48`
}
