import { type IncomingHttpHeaders } from 'node:http'
import { type RequestHandler } from 'express'
import { isFromTrustedProxy } from './forwarded.server'
import { getRequestId } from './request-log.server'
import { type Counting, toRoute } from './request-metrics.server'

interface Traced<Trace> {
  trace: Trace
  end(answered: { route: string; status: number; isAborted: boolean }): void
}

interface Tracing<Trace> extends Pick<Counting, 'findRoute'> {
  /** @param before headers in which a proxy that is believed names a trace */
  start(before: IncomingHttpHeaders, request: { method: string; requestId: string }): Traced<Trace>
}

/** Traces every request until its answer is sent or given up; behind it `response.locals.trace` says to what it belongs. */
export function traceRequests<Trace>({ findRoute, start }: Tracing<Trace>): RequestHandler {
  return (request, response, next) => {
    const before = isFromTrustedProxy(request) ? request.headers : {}
    const { trace, end } = start(before, { method: request.method, requestId: getRequestId(response) })
    response.locals.trace = trace
    response.on('close', () => {
      const route = toRoute(request, response, findRoute)
      end({ route, status: response.statusCode, isAborted: !response.writableFinished })
    })
    next()
  }
}
