import cluster from 'node:cluster'
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type Metric,
  register,
} from 'prom-client'

/**
 * What the shop counts of itself, for Prometheus. Every label is one of few words that the code, the URL table or the settings
 * choose: never an address, an id or what somebody has typed. `docs/operating.md` says what each of them tells.
 */

// the server and the pages are two bundles, each with a copy of this module, and count into one register
function known<T extends Metric>(name: string, make: (name: string) => T): T {
  const made = register.getSingleMetric(name) as T | undefined
  return made ?? make(name)
}

const answerSeconds = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requests = known(
  'vitrine_http_request_duration_seconds',
  (name) =>
    new Histogram({
      name,
      help: 'Answers by route, method and class of status, and how long they took',
      labelNames: ['route', 'method', 'status'],
      buckets: answerSeconds,
    }),
)

const calls = known('vitrine_backend_call_duration_seconds', (name) => {
  const histogram = new Histogram({
    name,
    help: 'Attempts to call the backend by operation, and what came of them: ok, the kind of the error, or held-back',
    labelNames: ['operation', 'outcome'],
    buckets: answerSeconds,
  })
  return Object.assign(histogram, { operations: new Set<string>() })
})

const backendAway = known(
  'vitrine_backend_open',
  (name) => new Gauge({ name, help: '1 while the backend is away and calls to it are held back, else 0' }),
)

const cacheReads = known(
  'vitrine_cache_reads_total',
  (name) =>
    new Counter({
      name,
      help: 'Reads of the catalogue cache by policy: hit, stale (served old), or miss (the backend was waited for)',
      labelNames: ['policy', 'result'],
    }),
)

const pageReads = known(
  'vitrine_page_reads_total',
  (name) =>
    new Counter({
      name,
      help: 'Pages of everybody that were asked for, by what was answered: kept, old (and one is made anew), or made',
      labelNames: ['result'],
    }),
)

const security = known(
  'vitrine_security_events_total',
  (name) =>
    new Counter({
      name,
      help: 'Lines of the security log by event; kind is the limit that was hit, or the way of a sign-in',
      labelNames: ['event', 'kind'],
    }),
)

const orders = known(
  'vitrine_orders_total',
  (name) => new Counter({ name, help: 'Attempts to order, by what came of them', labelNames: ['outcome'] }),
)

const indexedProducts = known(
  'vitrine_catalogue_products',
  (name) => new Gauge({ name, help: 'Products in this process’s index of the catalogue' }),
)

const indexedAt = known(
  'vitrine_catalogue_read_timestamp_seconds',
  (name) => new Gauge({ name, help: 'When the index was last read from the backend, seconds since 1970; 0 before' }),
)

interface AnsweredRequest {
  /** The route's id in the URL table, or a word for what is no route. */
  route: string
  method: string
  /** `2xx`, or `aborted` where the visitor went away. */
  status: string
}

export function countRequest(request: AnsweredRequest, seconds: number): void {
  requests.observe({ ...request }, seconds)
}

// about half of them are used; an id that happens to be a word of a path would make another one
const mostOperations = 300

/** @param call method and path template, see `toPathTemplate` */
export function countCall(call: string, outcome: string, seconds: number): void {
  const { operations } = calls
  if (operations.size < mostOperations) operations.add(call)
  calls.observe({ operation: operations.has(call) ? call : 'other', outcome }, seconds)
}

export function noteBackend(isAway: boolean): void {
  backendAway.set(isAway ? 1 : 0)
}

export function countCacheRead(policy: string, result: 'hit' | 'stale' | 'miss'): void {
  cacheReads.inc({ policy, result })
}

/** @param result what was answered who asked for a page of everybody: one that was kept, an old one, or one that was made */
export function countPageRead(result: 'kept' | 'old' | 'made'): void {
  pageReads.inc({ result })
}

export function countSecurityEvent(event: string, kind: string): void {
  security.inc({ event, kind })
}

export function countOrder(outcome: string): void {
  orders.inc({ outcome })
}

/** The index was read from the backend, by this process or another. @param readAt ms since 1970 */
export function noteCatalogue(products: number, readAt: number): void {
  indexedProducts.set(products)
  indexedAt.set(readAt / 1000)
}

/**
 * Memory, garbage collection, the event loop's delay and what else prom-client knows of a process of Node. One of several
 * processes puts its number to all that it counts (`worker`): a sum would fall with each that ends, as no count may.
 */
export function watchProcess(): void {
  if (cluster.worker) {
    register.setDefaultLabels({ worker: String(cluster.worker.id) })
    // which answers the first process from now on
    void new AggregatorRegistry()
  }
  collectDefaultMetrics()
}

interface MetricsText {
  contentType: string
  text: string
}

/** Everything as Prometheus reads it. */
export async function readMetrics(): Promise<MetricsText> {
  return { contentType: register.contentType, text: await register.metrics() }
}

/** The same of all processes that this one runs. @throws Error where one of them does not answer within five seconds */
export async function readProcessMetrics(): Promise<MetricsText> {
  const processes = new AggregatorRegistry()
  return { contentType: processes.contentType, text: await processes.clusterMetrics() }
}
