import ipaddr from 'ipaddr.js'

/** Whether an address is this machine's own, which no mail's reader elsewhere could mean (RFC 6761, 6.3). */
export function isLocalHost(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

type Net = [ipaddr.IPv4 | ipaddr.IPv6, number]

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

// a /8, and a /20 of IPv6: more than the largest networks of proxies publish together (of IPv6 they have a /24)
const mostPublic = { ipv4: 2 ** (32 - 8), ipv6: 2 ** (128 - 20) }

// more than ever stand one behind the other: whoever forwards that many is believed all of it
const mostProxies = 10

/**
 * Whether a setting of `trust proxy` believes what anybody says about the visitor's address: by a word, by more proxies
 * than there are, or by nets that hold so much of the internet, alone or together, that a stranger sits in them too.
 */
export function isTrustOfAnybody(setting: string): boolean {
  if (setting === 'true' || Number(setting) > mostProxies) return true
  const nets = setting.split(',').flatMap((part) => toNet(part.trim()) ?? [])
  return (['ipv4', 'ipv6'] as const).some((kind) => {
    const sizes = nets.filter((net) => net[0].kind() === kind).map(countPublic)
    return sizes.reduce((sum, size) => sum + size, 0) >= mostPublic[kind]
  })
}

/** Reads `10.0.0.0/8`, `10.0.0.0/255.0.0.0` or one address; null where it is none of them, but a word or a number. */
function toNet(text: string): [Net] | null {
  const [base = '', range] = text.split('/')
  if (!/[.:]/.test(base) || !ipaddr.isValid(base)) return null
  const address = ipaddr.parse(base)
  const full = address.kind() === 'ipv4' ? 32 : 128
  const bits = range === undefined ? full : toBits(range)
  if (bits === null || bits > full) return null
  if (address instanceof ipaddr.IPv4) return [[address, bits]]
  return address.isIPv4MappedAddress() && bits >= 96 ? [[address.toIPv4Address(), bits - 96]] : [[address, bits]]
}

function toBits(range: string): number | null {
  if (/^\d+$/.test(range)) return Number(range)
  return ipaddr.IPv4.isValid(range) ? ipaddr.IPv4.parse(range).prefixLengthFromSubnetMask() : null
}

function countPublic(net: Net): number {
  const [address, bits] = net
  if (privateNets.some((privateNet) => isWithin(net, privateNet))) return 0
  return 2 ** ((address.kind() === 'ipv4' ? 32 : 128) - bits)
}

function isWithin([address, bits]: Net, [base, least]: Net): boolean {
  if (bits < least) return false
  if (address instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && address.match(base, least)
  return base instanceof ipaddr.IPv6 && address.match(base, least)
}

/** Whether `url` is one of http that leads to another machine; what is none is not. */
export function isBareHttp(url: string | undefined): boolean {
  return url !== undefined && URL.canParse(url) && new URL(url).protocol === 'http:' && !isLocalHost(url)
}
