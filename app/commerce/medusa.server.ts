import Sdk from '@medusajs/medusa-js'
import { type Conversation, createAdapter, FailedAttempt } from './adapter.server'
import { type CachePolicyName, type CatalogueCache, catalogueCache } from './cache.server'
import { createCookieJar } from './cookie-jar'
import { startDeadline } from './deadline'
import { encodeSegments } from './encode-segments'
import { type Medusa } from './types'

export interface CommerceSettings {
  /** The backend's address, with or without a trailing slash or path prefix. */
  baseUrl: string
  /** Sent as `x-publishable-api-key` on every call. */
  publishableKey?: string
  /** Attempts after the first; 0 by default. */
  maxRetries?: number
  /** For all attempts of one read or write together; 3800 by default. */
  readDeadlineMs?: number
  /** The same for completing a cart; 20000 by default. */
  completeDeadlineMs?: number
}

export interface CommerceRequest {
  /** Sent along as `x-request-id`. */
  requestId: string
  log: Conversation['log']
  /** The process-wide cache by default. */
  cache?: CatalogueCache
}

type Load<T> = (medusa: Medusa) => Promise<T>

/** Every function rejects with `CommerceError` and nothing else that came from the backend. */
export interface Commerce {
  /** Reads that carry no identity. */
  catalogue: {
    /**
     * Cached: `load` must answer plain JSON and depend on `key` alone; `tags` say what purges it, and `asked` whether
     * a purge is why it is asked.
     */
    read<T>(
      options: { key: string | string[]; tags: string[]; policy: CachePolicyName },
      load: (medusa: Medusa, asked: { purged: boolean }) => Promise<T>,
    ): Promise<T>
    /** Makes the next read of everything so tagged ask the backend; see `CatalogueCache`. */
    purge: CatalogueCache['purge']
    /** Asked anew every time: stock and prices at the cart and the checkout. */
    live<T>(load: Load<T>): Promise<T>
  }
  /** Calls in the name of one shopper; never cached. Make it once per request. */
  as(shopper: { token?: string }): ShopperFace
}

export interface ShopperFace {
  read<T>(load: Load<T>): Promise<T>
  /** A write that adds or creates. Repeated only when it certainly never arrived; see `mayHaveHappened` on the error. */
  write<T>(load: Load<T>): Promise<T>
  /** A write that states an absolute result (a quantity, an address, a deletion): repeated like a read. */
  put<T>(load: Load<T>): Promise<T>
  /** Completing a cart, under its own long deadline. Repeated like `write`: after an unclear answer look for the order. */
  complete<T>(load: Load<T>): Promise<T>
}

/** The way to Medusa for one incoming request. */
export function createCommerce(settings: CommerceSettings, request: CommerceRequest): Commerce {
  const { readDeadlineMs = 3800, completeDeadlineMs = 20_000 } = settings
  const cache = request.cache ?? catalogueCache

  function live<T>(load: Load<T>): Promise<T> {
    return converse(settings, request, { deadlineMs: readDeadlineMs, repeatable: true }, load)
  }

  return {
    catalogue: {
      read: (options, load) =>
        cache.read({ ...options, log: request.log }, (asked) => live((medusa) => load(medusa, asked))),
      purge: (tags, deliveryId) => cache.purge(tags, deliveryId),
      live,
    },
    as({ token }) {
      const face = { token, jar: createCookieJar() }
      function say<T>(deadlineMs: number, repeatable: boolean, load: Load<T>): Promise<T> {
        return converse(settings, request, { ...face, deadlineMs, repeatable }, load)
      }
      return {
        read: (load) => say(readDeadlineMs, true, load),
        write: (load) => say(readDeadlineMs, false, load),
        put: (load) => say(readDeadlineMs, true, load),
        complete: (load) => say(completeDeadlineMs, false, load),
      }
    },
  }
}

interface Manner {
  deadlineMs: number
  repeatable: boolean
  token?: string
  jar?: Conversation['jar']
}

async function converse<T>(settings: CommerceSettings, request: CommerceRequest, manner: Manner, load: Load<T>) {
  const deadline = startDeadline(manner.deadlineMs)
  try {
    const { baseUrl } = settings
    const { requestId, log } = request
    const { repeatable, jar, token } = manner
    return await load(createMedusa(settings, { baseUrl, requestId, log, deadline, repeatable, jar }, token))
  } finally {
    deadline.clear()
  }
}

function createMedusa(settings: CommerceSettings, conversation: Conversation, token: string | undefined): Medusa {
  const sdk = new Sdk({
    baseUrl: settings.baseUrl,
    maxRetries: settings.maxRetries ?? 0,
    publishableApiKey: settings.publishableKey,
    // The SDK's own token store is one variable for the whole process.
    customHeaders: token ? { Authorization: `Bearer ${token}` } : {},
    axiosAdapter: createAdapter(conversation),
  })
  const request = sdk.client.request.bind(sdk.client)
  sdk.client.request = async function requestPlain(...args) {
    try {
      const { response: _, ...data } = await request(...args)
      return data
    } catch (error) {
      throw error instanceof FailedAttempt ? error.error : error
    }
  }
  // Our types say more exactly what Medusa answers than the SDK's do.
  return encodeSegments(sdk) as Medusa
}
