import './app/http/server/end-before-listening.server'
import { type AppLoadContext, type ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express'
import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type * as entryModule from './app/entry.server'
import { isBrowsable } from './app/browsable'
import { env } from './app/env.server'
import { type AssetArchive, startAssetArchive } from './app/http/server/asset-archive.server'
import { maxBodyBytes } from './app/http/server/input-limits'
import { hintSheets } from './app/http/server/early-hints.server'
import { dropUntrustedForwarding, noticeUnknownProxy, setTrustedProxies } from './app/http/server/forwarded.server'
import { answerHealth, answerReadiness, probePaths, readReadiness } from './app/http/server/health.server'
import { keepPages } from './app/http/server/kept-answer.server'
import { brotliParams } from './app/http/server/kept-body.server'
import { encodeWhenRead } from './app/http/server/late-encoding.server'
import { listenUntilTerminated } from './app/http/server/listen.server'
import { decideShedding, shedReading, watchDelay } from './app/http/server/load-shed.server'
import { log } from './app/http/server/log.server'
import { serveMetrics } from './app/http/server/metrics-endpoint.server'
import { type PageAsk, toPlainRequest } from './app/http/server/page-ask.server'
import { createPageCache, type MadePage } from './app/http/server/page-cache.server'
import { createPageHandler, createPageRenderer } from './app/http/server/page-handler.server'
import { isRenewal, runProcesses } from './app/http/server/processes.server'
import { isSecure, publicOrigin } from './app/http/server/public-origin.server'
import { refuse } from './app/http/server/refusal-page.server'
import {
  guardAddress,
  guardBody,
  guardOrigin,
  guardPrefetch,
  type RefusedPost,
} from './app/http/server/request-guard.server'
import { getRequestId, logRequests, setRequestId } from './app/http/server/request-log.server'
import { countRequests, enterStage } from './app/http/server/request-metrics.server'
import { traceRequests } from './app/http/server/request-trace.server'
import { createRouteFinder } from './app/http/server/route-finder'
import { setSecurityHeaders } from './app/http/server/security-headers.server'
import { serveFormerAssets, serveStatic } from './app/http/server/static-files.server'
import { startWarmUp, type WarmUp } from './app/http/server/warm-up.server'
import { countPageRead, countRequest, readMetrics, readProcessMetrics, watchProcess } from './app/metrics.server'
import { paths } from './app/paths'
import { logSecurity } from './app/security-log.server'
import { warnOfSettings } from './app/settings-warnings.server'
import { startTraceExport } from './app/trace-export.server'
import { traceRequest } from './app/traces.server'

// each has a proof of its own: the catalogue's hook is signed
const pathsOpenToOtherOrigins: readonly string[] = [paths.catalogueHook()]

const compress = compression({ brotli: { params: brotliParams } })

const stopDelayMs = env.STOP_DELAY_SECONDS * 1000
// a backend that is away must not keep a process from taking the place of another
const longestWaitMs = 20_000

const answerFailure: ErrorRequestHandler = (error, request, response, _next) => {
  if (response.writableEnded) return
  log.error({ err: error, requestId: getRequestId(response) }, 'the server failed')
  if (response.headersSent) response.destroy()
  else refuse(request, response, 'failed')
}

function logForeignPost({ requestId, address, ...sites }: RefusedPost): void {
  logSecurity({ log: log.child({ requestId }), address }, 'foreign-post-refused', sites)
}

/** Remix's build, with what our own entry module has beside Remix's part of it. */
type Build = ServerBuild & {
  entry: { module: Pick<typeof entryModule, ForServer> }
}

type ForServer =
  'warmUp' | 'coolDown' | 'isBackendAway' | 'refuseWaiters' | 'hasOwnCookie' | 'readOwnPage' | 'watchPurges'
type FindRoute = ReturnType<typeof createRouteFinder>

/** Answers pages: what everybody gets out of what was made before, and each by itself otherwise. */
function answerPages(app: Express, build: Build, findRoute: FindRoute): void {
  const isReading = (path: string) => isBrowsable(path) && !path.endsWith('.data')
  const readDelayMs = env.SHED_DELAY_MS > 0 ? watchDelay() : () => 0
  const isShed = decideShedding({ readDelayMs, mostMs: env.SHED_DELAY_MS, isReading })
  const { version } = build.assets
  const getLoadContext = (request: Request, response: Response) => ({
    requestId: getRequestId(response),
    address: request.ip,
    trace: response.locals.trace,
    build: version,
  })
  // who is told nothing of changes would show what was, and for longer than the catalogue's own cache does
  if (env.PAGE_CACHE_MB > 0 && env.CATALOGUE_HOOK_SECRET) {
    const { hasOwnCookie, readOwnPage, watchPurges } = build.entry.module
    const renderPage = createPageRenderer({ build, findRoute })
    async function render(ask: PageAsk, context: AppLoadContext): Promise<MadePage> {
      const response = await renderPage(toPlainRequest(ask, publicOrigin), context)
      return { response, tags: (await context.made)?.answer.tags ?? [], nonce: context.pageNonce }
    }
    const cache = createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1_000_000, log })
    cache.begin((ask) => render(ask, { requestId: randomUUID(), build: version }))
    watchPurges(cache.purge)
    const renderFor = (ask: PageAsk, request: Request, response: Response) =>
      render(ask, getLoadContext(request, response))
    const readOwn: Parameters<typeof keepPages>[0]['readOwnPage'] = (asking, { request, response }) =>
      readOwnPage(asking, getLoadContext(request, response))
    app.use(
      keepPages({
        cache,
        isBrowsable,
        hasOwnCookie,
        isShed,
        readOwnPage: readOwn,
        count: countPageRead,
        render: renderFor,
      }),
    )
  }
  app.use(shedReading(isShed))
  if (env.EARLY_HINTS === 'on') app.use(hintSheets({ build, findRoute }))
  app.use(compress, createPageHandler({ build, findRoute, getLoadContext }))
}

async function start(): Promise<void> {
  encodeWhenRead()
  const build: Build = await import(new URL('./server/index.js', import.meta.url).href)
  const stopTraces = env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await startTraceExport(log)
  let draining = false
  const { coolDown, isBackendAway, refuseWaiters, warmUp: work } = build.entry.module
  let warmUp: WarmUp = { isDone: () => false, isOverdue: () => false }
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  setTrustedProxies(app, env.TRUST_PROXY)
  app.use(setRequestId, logRequests(log, { probePaths, share: env.ACCESS_LOG_SHARE }), noticeUnknownProxy(log))
  const findRoute = createRouteFinder(build.routes)
  if (env.METRICS_PORT !== undefined) app.use(countRequests({ findRoute, count: countRequest }))
  app.use(dropUntrustedForwarding(env.COUNTRY_HEADER), setSecurityHeaders(isSecure))
  app.get('/healthz', answerHealth)
  app.get(
    '/readyz',
    answerReadiness(() => readReadiness({ isStopping: () => draining, warmUp, isBackendAway })),
  )
  app.use(guardAddress)
  const client = fileURLToPath(new URL('./client', import.meta.url))
  app.use(enterStage('file'), serveStatic(client))
  app.use('/assets', compress, serveFormerAssets(env.ASSET_ARCHIVE_DIR))
  app.use(enterStage('guard'), guardPrefetch(isBrowsable))
  app.use(guardOrigin({ publicOrigin, exceptedPaths: pathsOpenToOtherOrigins, onRefused: logForeignPost }))
  app.use(guardBody(maxBodyBytes))
  app.use(enterStage('page'))
  if (stopTraces) app.use(traceRequests({ findRoute, start: traceRequest }))
  answerPages(app, build, findRoute)
  app.use(answerFailure)
  // before the first page that names them goes out
  if (env.ASSET_ARCHIVE_DAYS > 0) await startAssetArchive(toArchive(client), log)
  warmUp = startWarmUp(work, log)
  // the others serve meanwhile
  if (isReplacement()) await waitFor(warmUp.isDone)
  if (isRenewal() && !warmUp.isDone() && (await isBackendAway())) {
    log.error('the backend is away, and nobody has left the catalogue: whoever has it goes on')
    process.exit(1)
  }
  if (env.METRICS_PORT !== undefined) watchProcess()
  if (!cluster.isWorker) await startMetrics(readMetrics)
  const { HOST: host, PORT: port } = env
  const onStop = () => (draining = true)
  const onClose = () => Promise.all([coolDown(), stopTraces?.()]).then(() => {})
  await listenUntilTerminated(app, { host, port, log, stopDelayMs, onStop, onLate: refuseWaiters, onClose })
  if (!cluster.isWorker) warn()
  const believedProxies = env.TRUST_PROXY === 'false' ? 'none' : env.TRUST_PROXY
  log.info({ host: env.HOST, port: env.PORT, publicUrl: env.PUBLIC_URL, believedProxies }, 'listening')
}

function warn(): void {
  if (env.PAUSE_SCALE !== 1) log.warn({ scale: env.PAUSE_SCALE }, 'pauses are scaled, which is for tests')
  void warnOfSettings(env, log)
}

/** Of several processes those have the first numbers with which the shop was started. */
function isReplacement(): boolean {
  return cluster.worker !== undefined && cluster.worker.id > env.PROCESSES
}

async function waitFor(isDone: () => boolean): Promise<void> {
  const endsAt = Date.now() + longestWaitMs
  while (!isDone() && Date.now() < endsAt) await sleep(50)
}

async function startMetrics(read: typeof readMetrics): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port } = env
  if (port === undefined) return
  await serveMetrics({ host, port, read })
  log.info({ host, port }, 'metrics')
}

function toArchive(client: string): AssetArchive {
  return { assets: join(client, 'assets'), directory: env.ASSET_ARCHIVE_DIR, days: env.ASSET_ARCHIVE_DAYS }
}

// one request's forgotten promise must not take the shop down for everybody
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was rejected and nobody looked'))

async function startProcesses(): Promise<void> {
  await startMetrics(readProcessMetrics)
  runProcesses({ count: env.PROCESSES, log, stopDelayMs })
  warn()
}

const begin = env.PROCESSES > 1 && cluster.isPrimary ? startProcesses : start
begin().catch((error: unknown) => {
  setImmediate(() => {
    throw error
  })
})
