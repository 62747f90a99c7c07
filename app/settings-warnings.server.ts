import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns/promises'
import { type Logger } from 'pino'
import { type Env } from './env.server'
import { isLocalHost } from './http/server/proxy-trust'

type Settings = Pick<
  Env,
  'NODE_ENV' | 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'MEDUSA_URL' | 'REDIS_URL' | 'EDGE_PURGE_URL' | 'RETURN_ADDRESS'
>
type Lookup = (host: string) => Promise<readonly string[]>

const localAddress =
  'PUBLIC_URL is an address of this machine alone, and the shop can be reached from others: the links of its mails lead nowhere ' +
  'there, forms that come from another address are refused, and cookies are not Secure. Set the address that shoppers use, ' +
  'such as https://shop.example. To try the shop on this machine it may stay.'

const noReturnAddress =
  'RETURN_ADDRESS is not set: return slips and pages have no address to send things back to, and say that you will write it.'

/**
 * Says in the log what is right for one machine or a private network, and unsafe beyond, and what shoppers will miss; in
 * production only. Names are
 * looked up, since that of a private host may look like any other; one that is not found is left to whoever connects.
 */
export async function warnOfSettings(settings: Settings, log: Logger, listAddresses: Lookup = lookUp): Promise<void> {
  if (settings.NODE_ENV !== 'production') return
  if (isLocalHost(settings.PUBLIC_URL) && isOpen(settings)) log.warn(localAddress)
  if (!settings.RETURN_ADDRESS) log.warn(noReturnAddress)
  const { MEDUSA_URL, REDIS_URL, EDGE_PURGE_URL } = settings
  const ways = [
    { setting: 'MEDUSA_URL', url: MEDUSA_URL, secure: 'https:' },
    { setting: 'REDIS_URL', url: REDIS_URL, secure: 'rediss:' },
    { setting: 'EDGE_PURGE_URL', url: EDGE_PURGE_URL, secure: 'https:' },
  ]
  for (const { setting, url, secure } of ways) {
    if (!url || new URL(url).protocol === secure || !(await isPublic(new URL(url).hostname, listAddresses))) continue
    log.warn(
      `${setting} leads over the internet without encryption: whoever is on the way reads and changes what is sent, secrets and ` +
        `passwords among it. Set an address that begins with ${secure}//, or one in a private network.`,
    )
  }
}

// a proxy hands over what comes from elsewhere
function isOpen({ HOST, TRUST_PROXY }: Settings): boolean {
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  return !isLocalHost(`http://${host}`) || !['false', '0'].includes(TRUST_PROXY)
}

async function isPublic(hostname: string, listAddresses: Lookup): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = ipaddr.isValid(host) ? [host] : await listAddresses(host)
  return addresses.some((address) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast')
}

async function lookUp(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}
