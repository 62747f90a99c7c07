import { type Config } from '@medusajs/medusa-js'
import { type Logger } from 'pino'
import { Agent, request as send } from 'undici'
import { isMedusasAnswer } from './answer-shape'
import { type Breaker } from './breaker.server'
import { toCallUrl, toPathTemplate } from './call-path'
import { type CookieJar } from './cookie-jar'
import { type Deadline } from './deadline'
import { CommerceError } from '../errors'
import { type RequestTimings } from '../request-timings'
import { type Alarm } from '../shop/commerce'
import { countCall } from '~/metrics.server'
import { type Trace, traceCall } from '~/traces.server'
import { readRefusal } from './medusa-refusal'
import { planRetry, type RetryState, toLastError } from './retry-policy'
import {
  type Answer,
  misconfiguredCode,
  toHeldBack,
  toRefusal,
  toSilence,
  toUnreadable,
} from './to-commerce-error.server'

type Adapter = NonNullable<Config['axiosAdapter']>
type CallConfig = Parameters<Adapter>[0] & { raxConfig?: RetryState }

export interface BackendRequest {
  baseUrl: string
  requestId: string
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  /** Told what is for the security log instead. */
  onAlarm?: (alarm: Alarm) => void
  /** Told of each attempt. */
  timings?: Pick<RequestTimings, 'startCall'>
  trace?: Trace
  deadline: Deadline
  /** Sending it twice does no harm, so a lost answer may be asked for again. */
  repeatable: boolean
  jar?: CookieJar
  breaker?: Omit<Breaker, 'check'>
  /** It waits for no other call: it goes over a connection of its own. */
  aside?: boolean
}

/** One failed attempt, in the shape that retry-axios reads; `error` is what leaves `commerce/`. */
export class FailedAttempt extends Error {
  constructor(
    readonly error: CommerceError,
    readonly config: CallConfig,
    readonly response?: Answer,
  ) {
    super(error.message)
  }
}

// what a proxy answers in the place of a backend that it does not reach
const gatewayStatuses = [502, 503, 504]
const suspiciousMs = 1_500
const maxAnswerBytes = 16 * 1024 * 1024
const limits = { connect: { timeout: 2000 }, maxResponseSize: maxAnswerBytes }
const agent = new Agent({ ...limits, connections: 128 })
const agentAside = new Agent({ ...limits, connections: 2 })

/** The SDK's transport: undici with keep-alive, one deadline for all attempts, cookies of this request only. */
export function createAdapter(backendRequest: BackendRequest): Adapter {
  return async function adapter(config: CallConfig) {
    const startedAt = performance.now()
    const call = `${config.method?.toUpperCase() ?? 'GET'} ${toPathTemplate(config.url ?? '')}`
    const end = backendRequest.timings?.startCall()
    const traced = backendRequest.trace && traceCall(backendRequest.trace, call, toAttempt(config) - 1)
    const outcome = await attempt({ ...backendRequest, traceHeaders: traced?.headers }, config, call)
    end?.()
    const ms = performance.now() - startedAt
    logAttempt(backendRequest, config, call, outcome, ms)
    const kind = outcome.isHeldBack ? 'held-back' : (outcome.error?.kind ?? 'ok')
    countCall(call, kind, ms / 1000)
    traced?.end(kind, outcome.answer?.status)
    if (outcome.error) {
      const before = config.raxConfig ?? {}
      const raxConfig = planRetry(backendRequest, before, outcome)
      throw new FailedAttempt(toLastError(outcome.error, before), { ...config, raxConfig }, outcome.answer)
    }
    const { status, headers, data } = outcome.answer
    return { status, statusText: '', headers: flatten(headers), data, config }
  }
}

function toAttempt({ raxConfig }: CallConfig): number {
  return (raxConfig?.currentRetryAttempt ?? 0) + 1
}

interface SentRequest extends BackendRequest {
  /** By which the backend goes on with the trace. */
  traceHeaders?: Record<string, string>
}

interface Failure {
  error: CommerceError
  answer?: Answer
  /** It was not even tried. */
  isHeldBack?: true
}

type Outcome = Failure | { error?: undefined; isHeldBack?: undefined; answer: Answer }

async function attempt(backendRequest: SentRequest, config: CallConfig, call: string): Promise<Outcome> {
  const { baseUrl, breaker, deadline } = backendRequest
  const url = toCallUrl(baseUrl, config.url ?? '')
  if (!url)
    return { error: new CommerceError({ kind: 'not-found', call, cause: 'malformed id', mayHaveHappened: false }) }
  if (await breaker?.isOpen()) return { error: toHeldBack(call), isHeldBack: true }
  if (deadline.signal.aborted) return { error: toSilence(call, undefined, { expired: true, sent: false }) }
  const silence = breaker && setTimeout(breaker.suspect, suspiciousMs).unref()
  // what a write has done shows only in its answer
  const stopWatching = toMethod(config) === 'GET' ? breaker?.whenOpen(deadline.end) : undefined
  const outcome = await exchange(backendRequest, config, { url, call })
  stopWatching?.()
  clearTimeout(silence)
  if (isSuspicious(outcome)) breaker?.suspect()
  return outcome
}

/** Never rejects. */
async function exchange(
  backendRequest: SentRequest,
  config: CallConfig,
  { url, call }: { url: URL; call: string },
): Promise<Outcome> {
  try {
    const { statusCode: status, headers, body } = await send(url, toSendOptions(backendRequest, config))
    backendRequest.jar?.keep(headers['set-cookie'])
    const data = toData(headers['content-type'], await body.text())
    const isGood = status >= 200 && status < 300
    if ((data === unreadable && status < 400) || (isGood && !isMedusasAnswer(call, data)))
      return { error: toUnreadable(call, status) }
    const answer = { status, headers, data }
    return isGood ? { answer } : { error: toRefusal(call, answer), answer }
  } catch (cause) {
    return { error: toSilence(call, cause, { expired: backendRequest.deadline.signal.aborted, sent: true }) }
  }
}

function isSuspicious({ error, answer }: Outcome): boolean {
  return error?.kind === 'unreachable' || (answer !== undefined && gatewayStatuses.includes(answer.status))
}

function toSendOptions(
  { requestId, deadline, jar, traceHeaders, aside }: SentRequest,
  config: CallConfig,
): Parameters<typeof send>[1] {
  const headers: Record<string, string> = { ...traceHeaders }
  for (const [name, value] of Object.entries(config.headers)) {
    if (typeof value === 'string') headers[name.toLowerCase()] = value
  }
  // The boundary is known only to whoever writes the body.
  if (config.data instanceof FormData) delete headers['content-type']
  const cookie = jar?.header()
  if (cookie) headers.cookie = cookie
  headers['x-request-id'] = requestId
  return {
    dispatcher: aside ? agentAside : agent,
    method: toMethod(config),
    headers,
    body: config.data,
    signal: deadline.signal,
  }
}

function toMethod({ method }: CallConfig): 'GET' | 'POST' | 'DELETE' {
  const called = method?.toUpperCase()
  return called === 'POST' || called === 'DELETE' ? called : 'GET'
}

const unreadable = Symbol('unreadable')

function toData(contentType: string | string[] | undefined, text: string): unknown {
  // Medusa answers some writes with a bare "OK" or nothing at all.
  if (text === '' || contentType?.includes('text/plain')) return {}
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

function logAttempt(
  { log, onAlarm }: BackendRequest,
  config: CallConfig,
  call: string,
  outcome: Outcome,
  ms: number,
): void {
  const { error, answer } = outcome
  const fields = {
    call,
    status: answer?.status,
    ms: Math.round(ms),
    attempt: toAttempt(config),
  }
  if (!error) return log.debug(fields, 'commerce call')
  if (outcome.isHeldBack) return log.debug(fields, 'commerce call held back')
  if (onAlarm && error.kind === 'limited') return onAlarm('limited')
  if (onAlarm && readRefusal(error).code === misconfiguredCode && isMismatchNews()) return onAlarm('storefront')
  const level = error.code === 1 || error.code === 4 ? 'warn' : 'info'
  log[level]({ ...fields, errorCode: error.code, kind: error.kind, reason: error.message }, 'commerce call failed')
}

const tellAgainMs = 60 * 60_000
let quietUntil = 0

// every call of the shop says the same until somebody sets one of the two secrets right
function isMismatchNews(): boolean {
  if (Date.now() < quietUntil) return false
  quietUntil = Date.now() + tellAgainMs
  return true
}

function flatten(headers: Answer['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]))
}
