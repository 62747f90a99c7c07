import { toFault } from '../fault'
import type { PluginRequest } from '../container'
import { createRequire } from 'node:module'

// express's own reading of X-Forwarded-For, without its setting: Medusa's believes whoever calls
const requireAsExpress = createRequire(createRequire(require.resolve('@medusajs/medusa')).resolve('express'))
const proxyAddr = requireAsExpress('proxy-addr') as ProxyAddr
const ipaddr = createRequire(requireAsExpress.resolve('proxy-addr'))('ipaddr.js') as IpAddr

// express's own copies, of which there are no types
type Trust = (address: string, at: number) => boolean

interface ProxyAddr {
  (req: object, trust: Trust): string
  compile(proxies: string[]): Trust
}

interface Address {
  kind(): 'ipv4' | 'ipv6'
  match(base: Address, bits: number): boolean
  isIPv4MappedAddress(): boolean
  toIPv4Address(): Address
  prefixLengthFromSubnetMask(): number
}

type Net = [address: Address, bits: number]

interface IpAddr {
  isValid(text: string): boolean
  parse(text: string): Address
  parseCIDR(text: string): Net
  IPv4: { parse(text: string): Address }
}

// of these nobody on the internet has one (RFC 1918, 6598, 3927, 4193, 4291)
const privateNets = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].map((net) => ipaddr.parseCIDR(net))

// as the shop's TRUST_PROXY: a /8, and a /20 of IPv6, more than the largest networks of proxies publish together
const mostPublic = { ipv4: 2 ** (32 - 8), ipv6: 2 ** (128 - 20) }

const advice =
  'storefront.proxies believes whatever anybody says about their address: together these nets hold a /8 of the internet, ' +
  'or a /20 of IPv6. Set the addresses of the proxies in front of Medusa, such as 10.0.0.0/8, or leave it out.'

/**
 * @param proxies addresses, nets (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`) or `loopback`, `linklocal`, `uniquelocal`
 * @returns the address of who calls, as these proxies tell it
 * @throws Error where one of them makes no sense, or where they hold so much of the internet that a stranger sits in them
 */
export function believeProxies(proxies: string[]): (req: PluginRequest) => string {
  const nets = proxies.flatMap(toNet)
  for (const [kind, most] of Object.entries(mostPublic)) {
    const sizes = nets.filter(([address]) => address.kind() === kind).map(countPublic)
    if (sizes.reduce((sum, size) => sum + size, 0) >= most) throw new Error(advice)
  }
  const trust = compile(proxies)
  return (req) => proxyAddr(req, trust)
}

function compile(proxies: string[]) {
  try {
    return proxyAddr.compile(proxies)
  } catch (error) {
    throw new Error(`storefront.proxies: ${toFault(error).message}`, { cause: error })
  }
}

// what is no address is a word, or nothing that could be compiled
function toNet(text: string): Net[] {
  const [base = '', range] = text.split('/')
  if (!ipaddr.isValid(base)) return []
  const address = ipaddr.parse(base)
  const bits = toBits(range, address)
  if (address.kind() === 'ipv6' && address.isIPv4MappedAddress() && bits >= 96)
    return [[address.toIPv4Address(), bits - 96]]
  return [[address, bits]]
}

function toBits(range: string | undefined, address: Address) {
  if (range === undefined) return address.kind() === 'ipv4' ? 32 : 128
  return /^\d+$/.test(range) ? Number(range) : ipaddr.IPv4.parse(range).prefixLengthFromSubnetMask()
}

function countPublic([address, bits]: Net) {
  const isPrivate = privateNets.some(
    ([base, least]) => base.kind() === address.kind() && bits >= least && address.match(base, least),
  )
  return isPrivate ? 0 : 2 ** ((address.kind() === 'ipv4' ? 32 : 128) - bits)
}
