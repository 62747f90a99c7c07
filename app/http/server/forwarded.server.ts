import { type Express, type Request, type RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import { type Logger } from 'pino'

const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

/**
 * Tells Express which proxies to believe.
 * @param setting `false`, the number of proxies in front, or their addresses (`loopback, 10.0.0.0/8`)
 * @throws Error where an address makes no sense
 */
export function setTrustedProxies(app: Express, setting: string): void {
  const parsed = setting === 'false' ? false : /^\d+$/.test(setting) ? Number(setting) : setting
  try {
    app.set('trust proxy', parsed)
  } catch (error) {
    throw new Error(`TRUST_PROXY: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Whether the request was handed over by a proxy that TRUST_PROXY names. */
export function isFromTrustedProxy(request: Request): boolean {
  const trusts: (address: string, hop: number) => boolean = request.app.get('trust proxy fn')
  return trusts(request.socket.remoteAddress ?? '', 0)
}

// the first of several is the visitor's
const scheme = /^https?\s*(,|$)/i

/**
 * Forgets what a client claims about a proxy that is not there, so that nothing behind can believe it by mistake, and a
 * scheme that is none: a proxy that sets no scheme passes on what the client says, and addresses are made of it.
 * @param countryHeader what else only a proxy may say
 */
export function dropUntrustedForwarding(countryHeader?: string): RequestHandler {
  const names = [...forwardedHeaders, ...(countryHeader ? [countryHeader.toLowerCase()] : [])]
  return (request, _response, next) => {
    if (!isFromTrustedProxy(request)) for (const name of names) delete request.headers[name]
    if (!scheme.test(request.get('X-Forwarded-Proto') ?? '')) delete request.headers['x-forwarded-proto']
    next()
  }
}

// what scanners make up now and then is no sign of a proxy
const manyTimes = 50

/** Says once in the log that a proxy seems to stand in front that TRUST_PROXY does not name. Stands before what drops. */
export function noticeUnknownProxy(log: Logger): RequestHandler {
  let times = 0
  return (request, _response, next) => {
    const isForwarded = Boolean(request.get('X-Forwarded-For') ?? request.get('Forwarded'))
    if (times < manyTimes && isForwarded && !isFromTrustedProxy(request)) {
      times++
      if (times === manyTimes) log.warn({ peer: describePeer(request) }, unknownProxy)
    }
    next()
  }
}

const unknownProxy =
  'Many requests say that a proxy has forwarded them, and TRUST_PROXY does not name it. If it is yours, set TRUST_PROXY to its ' +
  'address or to the number of proxies in front of the shop: until then limits take all shoppers for one. If there is none, ' +
  'somebody makes X-Forwarded-For up, and is not believed.'

// an address of the public internet may be a visitor's, which the log never holds
function describePeer({ socket: { remoteAddress = '' } }: Request): string {
  if (!ipaddr.isValid(remoteAddress)) return 'unknown'
  const address = ipaddr.process(remoteAddress)
  return address.range() === 'unicast' ? 'a public address' : address.toString()
}
