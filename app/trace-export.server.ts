import { diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger } from 'pino'

const warningPauseMs = 60_000
const longestStopMs = 3_000

/**
 * Sends traces over OTLP/HTTP to where OTEL_EXPORTER_OTLP_ENDPOINT says. The SDK reads it, and what else OpenTelemetry has for
 * variables (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/), by itself. It is large, and only
 * there where it was installed for this.
 * @returns sends what is left, for three seconds at most
 * @throws Error of one line where it is not installed
 */
export async function startTraceExport(log: Logger): Promise<() => Promise<void>> {
  const [{ BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources, core] = await loadSdk()
  const named = resources.resourceFromAttributes({ 'service.name': 'vitrine' })
  const resource = named.merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())]
  const provider = new BasicTracerProvider({ resource, spanProcessors })
  trace.setGlobalTracerProvider(provider)
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  warnOfLosses(log)
  const sendRest = () => provider.shutdown().catch(() => {})
  return () => Promise.race([sendRest(), sleep(longestStopMs, undefined, { ref: false })])
}

function loadSdk() {
  const parts = [
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ] as const
  return Promise.all(parts).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: see Traces in docs/operating.md.',
    )
  })
}

// each batch would say the same
function warnOfLosses(log: Logger): void {
  let silentUntil = 0
  function error(reason: string): void {
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + warningPauseMs
    log.warn({ reason }, 'traces could not be sent')
  }
  const logger = { error, warn: error, info() {}, debug() {}, verbose() {} }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
