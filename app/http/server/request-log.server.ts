import { type RequestHandler, type Response } from 'express'
import { randomUUID } from 'node:crypto'
import { type Logger } from 'pino'
import { isFromTrustedProxy } from './forwarded.server'

const requestIdShape = /^[\w.-]{8,128}$/

/** Gives the request an id (the trusted proxy's, else a new one) and answers it as `X-Request-Id`. */
export const setRequestId: RequestHandler = (request, response, next) => {
  const given = isFromTrustedProxy(request) ? request.get('X-Request-Id') : undefined
  response.set('X-Request-Id', given && requestIdShape.test(given) ? given : randomUUID())
  next()
}

export function getRequestId(response: Response): string {
  return String(response.getHeader('X-Request-Id'))
}

// ids of the backend, and what is signed or sealed: whoever reads a log is not to open a bag or know an order by it
const secretSegment = /(?<=\/)(?:[a-z]+_[\dA-Za-z]{20,}|eyJ[\w-]+(?:\.[\w-]*){2,})(?=\/|\.data$|$)/g

// of a gift card it is money
const codeSegment = /(?<=^\/[\w-]+\/discount\/)[^/]+?(?=\.data$|$)/

/** The path without its query, ids, codes and tokens, cut short: what may stand in a log. */
export function toLoggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(secretSegment, ':id').replace(codeSegment, ':code').slice(0, 200)
}

/** Logs one line per request once its answer is sent or given up; probes only at `debug`. */
export function logRequests(log: Logger, probePaths: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    response.on('close', () => {
      const path = toLoggedPath(request.originalUrl)
      const line = {
        requestId: getRequestId(response),
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(response.writableFinished ? {} : { aborted: true }),
      }
      log[probePaths.includes(path) ? 'debug' : 'info'](line, 'request')
    })
    next()
  }
}
