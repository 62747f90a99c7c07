import Sdk from '@medusajs/medusa-js'
import { type BackendRequest, createAdapter, FailedAttempt } from './adapter.server'
import { type RequestTimings } from '../request-timings'
import { type Trace } from '~/traces.server'
import { type Bearer, toAuthorization } from './authorization'
import { startDeadline } from './deadline'
import { encodeSegments } from './encode-segments'
import { toDocumentedPath } from './sdk-path'

export interface CommerceSettings {
  /** The backend's address, with or without a trailing slash or path prefix. */
  baseUrl: string
  /** Sent as `x-publishable-api-key` on every call. */
  publishableKey?: string
  /** Sent as `x-vitrine-storefront` on every call of the store API: by it the plugin knows the shop. */
  storefrontSecret?: string
  /** With which it signs what the plugin is to believe of shoppers. */
  identitySecret?: string
  /** Attempts after the first; 0 by default. */
  maxRetries?: number
  /** For all attempts of one read or write together, if its request has as much left; 3800 by default. */
  readDeadlineMs?: number
  /** The same for completing a cart; 20000 by default. */
  completeDeadlineMs?: number
  /** Keeps calls back while the backend is away. */
  breaker?: BackendRequest['breaker']
}

/** What the calls of one incoming request have in common. */
export interface CommerceOrigin {
  /** Sent along as `x-request-id`. */
  requestId: string
  log: BackendRequest['log']
  onAlarm?: BackendRequest['onAlarm']
  timings?: RequestTimings
  /** To which its calls belong, where somebody records them. */
  trace?: Trace
}

export interface RequestOptions {
  deadlineMs: number
  repeatable: boolean
  bearer?: Bearer
  /** It is sent also where the backend is held to be away. */
  always?: boolean
  aside?: BackendRequest['aside']
  /** Sent as `x-medusa-access-token` on admin calls, those that need no identity excepted. */
  apiKey?: string
  jar?: BackendRequest['jar']
  /** Whose attempts the backend counts, sent as `x-vitrine-visitor` beside the storefront's secret. */
  visitor?: string
}

/** Lets `talk` use an SDK of its own, under one deadline. Text arguments are encoded; results are plain JSON. */
export async function askBackend<T>(
  settings: CommerceSettings,
  origin: CommerceOrigin,
  options: RequestOptions,
  talk: (sdk: Sdk) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(options.deadlineMs)
  try {
    const { baseUrl } = settings
    const { repeatable, jar, always, aside } = options
    const { requestId, log, onAlarm, timings, trace } = origin
    const breaker = always ? undefined : settings.breaker
    const request = { baseUrl, requestId, log, onAlarm, timings, trace, deadline, repeatable, jar, breaker, aside }
    return await talk(createSdk(settings, request, options))
  } finally {
    deadline.clear()
  }
}

function createSdk(
  settings: CommerceSettings,
  backendRequest: BackendRequest,
  { bearer, apiKey, visitor }: RequestOptions,
): Sdk {
  const sdk = new Sdk({
    baseUrl: settings.baseUrl,
    maxRetries: settings.maxRetries ?? 0,
    publishableApiKey: settings.publishableKey,
    apiKey,
    axiosAdapter: createAdapter(backendRequest),
  })
  const request = sdk.client.request.bind(sdk.client)
  sdk.client.request = async function requestPlain(method, sdkPath, payload, options, headers) {
    const path = toDocumentedPath(method, sdkPath)
    // The SDK's own token store is one variable for the whole process.
    const identity = {
      ...(bearer && toAuthorization(bearer, method, path)),
      ...toStorefrontHeaders(settings.storefrontSecret, path, visitor),
    }
    try {
      const { response: _, ...data } = await request(method, path, payload, options, { ...identity, ...headers })
      return data
    } catch (error) {
      throw error instanceof FailedAttempt ? error.error : error
    }
  }
  return encodeSegments(sdk)
}

/** Who calls and, where that is one visitor's doing, for whom: nobody believes the second without the first. */
function toStorefrontHeaders(secret: string | undefined, path: string, visitor?: string): Record<string, string> {
  if (!secret || !path.startsWith('/store/')) return {}
  return { 'x-vitrine-storefront': secret, ...(visitor && { 'x-vitrine-visitor': visitor }) }
}
