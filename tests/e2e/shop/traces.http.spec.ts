import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { ask } from '../../support/ask'
import { startFaultProxy } from '../../support/fault-proxy'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

/** The part of OTLP/HTTP's JSON that is looked at (https://opentelemetry.io/docs/specs/otlp/). */
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** Takes traces as a collector of OpenTelemetry does. */
async function startCollector() {
  const received: Sent[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') received.push((await json(request)) as Sent)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    listSpans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
      ),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const toValues = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('a page’s trace has the calls to the backend below it, which goes on with it, and nothing of who asked for what', async () => {
  const [collector, proxy] = await Promise.all([startCollector(), startFaultProxy(readWorld('MEDUSA_URL'))])
  const carried: unknown[] = []
  proxy.spoil((_method, _path, { traceparent }) => {
    carried.push(traceparent)
    return null
  })
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'shop-of-tests', MEDUSA_URL: proxy.url }
  const shop = await startStorefront({ env: { ...env, TRUST_PROXY: 'false' } })
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const headers = { traceparent: `00-${traceId}-${spanId}-01` }
  const path = '/en-us/products/kumo-mug?email=ada@example.com'
  const answer = await ask(path, { at: shop.url, headers })
  await ask('/healthz', { at: shop.url })
  // what has not been sent yet goes when the shop ends
  await shop.stop()
  await Promise.all([collector.stop(), proxy.stop()])
  const spans = collector.listSpans()
  // the start is waited for with a HEAD
  const pages = spans.filter(({ parentSpanId, name }) => !parentSpanId && !name.startsWith('HEAD '))
  expect(pages.map(({ name }) => name)).toEqual(['GET routes/catalog/product'])
  const [page] = pages
  expect(toValues(page?.attributes ?? [])).toEqual({
    'http.request.method': 'GET',
    'http.route': 'routes/catalog/product',
    'http.response.status_code': 200,
    'vitrine.request_id': answer.headers['x-request-id'],
  })
  expect(page?.traceId, 'anybody may name one').not.toBe(traceId)
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId)
  expect(calls.map(({ name }) => name)).toContain('GET /store/products')
  for (const call of calls) expect(carried).toContain(`00-${page?.traceId}-${call.spanId}-01`)
  expect(toValues(collector.received[0]?.resourceSpans[0]?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'shop-of-tests',
  })
  expect(JSON.stringify(collector.received)).not.toMatch(/ada|kumo|127\.0\.0\.1/)
})

test('a page goes on with the trace that a trusted proxy names, and fails in it', async () => {
  const [collector, proxy] = await Promise.all([startCollector(), startFaultProxy(readWorld('MEDUSA_URL'))])
  await proxy.cut()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: 'loopback', MEDUSA_URL: proxy.url }
  const shop = await startStorefront({ env })
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const headers = { traceparent: `00-${traceId}-${spanId}-01`, 'X-Forwarded-For': '203.0.113.7' }
  expect((await ask('/en-us/products/kumo-mug', { at: shop.url, headers })).status).toBe(503)
  await shop.stop()
  await Promise.all([collector.stop(), proxy.stop()])
  const page = collector.listSpans().find(({ parentSpanId }) => parentSpanId === spanId)
  expect(page).toMatchObject({ traceId, name: 'GET routes/catalog/product', status: { code: 2 } })
  const [call] = collector.listSpans().filter(({ parentSpanId }) => parentSpanId === page?.spanId)
  expect(toValues(call?.attributes ?? [])).toMatchObject({
    'error.type': expect.stringMatching(/^(unreachable|held-back)$/),
  })
  expect(JSON.stringify(collector.received)).not.toContain('203.0.113')
})

test('a collector that is away, or takes nothing, costs no page', async () => {
  const shop = await startStorefront({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  expect((await ask('/en-us/products/kumo-mug', { at: shop.url })).status).toBe(200)
  await shop.stop()
  expect(await shop.exited).toBe('exit code 0')
})
