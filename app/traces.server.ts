import { type Context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * What the shop tells of single requests, for OpenTelemetry. Every name is one of few words that the code or the URL table choose:
 * of an address there is no more than that. `docs/operating.md` says what there is.
 */

const tracer = trace.getTracer('vitrine')

/** To which what is done for a request belongs. */
export type Trace = Context

interface Traced {
  trace: Trace
  end(answered: { route: string; status: number; isAborted: boolean }): void
}

/** @param carrier headers in which one before us names a trace that this is a part of */
export function traceRequest(carrier: object, { method, requestId }: { method: string; requestId: string }): Traced {
  const before = propagation.extract(ROOT_CONTEXT, carrier)
  const attributes = { 'http.request.method': method, 'vitrine.request_id': requestId }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, before)
  return {
    trace: trace.setSpan(before, span),
    end({ route, status, isAborted }) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (isAborted) span.setAttribute('error.type', 'aborted')
      else if (status >= 500) fail(span, String(status))
      span.end()
    },
  }
}

interface TracedCall {
  /** For the backend to go on with the trace. */
  headers: Record<string, string>
  end(outcome: string, status?: number): void
}

/** @param call method and path template, see `toPathTemplate` */
export function traceCall(within: Trace, call: string, resent: number): TracedCall {
  const [method = '', template = ''] = call.split(' ')
  const attributes = {
    'http.request.method': method,
    'url.template': template,
    ...(resent > 0 && { 'http.request.resend_count': resent }),
  }
  const span = tracer.startSpan(call, { kind: SpanKind.CLIENT, attributes }, within)
  const headers: Record<string, string> = {}
  propagation.inject(trace.setSpan(within, span), headers)
  return {
    headers,
    end(outcome, status) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      if (outcome !== 'ok') fail(span, outcome)
      span.end()
    },
  }
}

function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
