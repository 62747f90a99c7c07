import { type Express, type Request, type RequestHandler } from 'express'

const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

/**
 * Tells Express which proxies to believe.
 * @param setting `true`, `false`, the number of proxies in front, or their addresses (`loopback, 10.0.0.0/8`)
 * @throws Error where an address makes no sense
 */
export function setTrustedProxies(app: Express, setting: string): void {
  const parsed = { true: true, false: false }[setting] ?? (/^\d+$/.test(setting) ? Number(setting) : setting)
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

/** Forgets what a client claims about a proxy that is not there, so that nothing behind can believe it by mistake. */
export const dropUntrustedForwarding: RequestHandler = (request, _response, next) => {
  if (!isFromTrustedProxy(request)) for (const name of forwardedHeaders) delete request.headers[name]
  next()
}
