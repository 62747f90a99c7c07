import { type Request, type RequestHandler, type Response } from 'express'
import { randomUUID } from 'node:crypto'
import { type ServerResponse } from 'node:http'
import { type Logger } from 'pino'
import { requestIdShape } from '@vitrine/shared/request-id'
import { isFromTrustedProxy } from './forwarded.server'

/** Gives the request an id (the trusted proxy's, else a new one) and answers it as `X-Request-Id`. */
export const setRequestId: RequestHandler = (request, response, next) => {
  const given = isFromTrustedProxy(request) ? request.get('X-Request-Id') : undefined
  response.set('X-Request-Id', given && requestIdShape.test(given) ? given : randomUUID())
  next()
}

export function getRequestId(response: ServerResponse): string {
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

// many of them come with each page
const fileTypes = /^(?:image|font|audio|video)\/|^(?:text|application)\/(?:css|javascript|manifest\+json)\b/
const slowMs = 1_000

interface AccessLog {
  /** Lines at `debug`, whatever comes of them. */
  probePaths: readonly string[]
  /** Of how many of the pages that were read well a line is kept: 1 of all, 0 of none. */
  share: number
}

/**
 * Logs a line per request once its answer is sent or given up. At `info` are what writes, what fails, what takes a second or
 * more and a share of the other pages; at `debug` are files and the rest.
 */
export function logRequests(log: Logger, { probePaths, share }: AccessLog): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    response.on('close', () => {
      const path = toLoggedPath(request.originalUrl)
      const ms = Math.round(performance.now() - startedAt)
      const { statusCode: status, writableFinished: isFinished } = response
      const isKept = !probePaths.includes(path) && isWorthALine(request, response, { ms, share })
      const line = { requestId: getRequestId(response), method: request.method, path, status, ms }
      log[isKept ? 'info' : 'debug'](isFinished ? line : { ...line, aborted: true }, 'request')
    })
    next()
  }
}

function isWorthALine(
  { method }: Request,
  response: Response,
  { ms, share }: Pick<AccessLog, 'share'> & { ms: number },
): boolean {
  if (!['GET', 'HEAD'].includes(method) || response.statusCode >= 500 || ms >= slowMs) return true
  if (fileTypes.test(String(response.getHeader('Content-Type') ?? ''))) return false
  return response.statusCode >= 400 || Math.random() < share
}
