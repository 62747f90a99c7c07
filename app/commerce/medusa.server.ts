import { type CachePolicyName, type CatalogueCache, catalogueCache } from './cache.server'
import { createCookieJar } from './cookie-jar'
import { type CommerceOrigin, type CommerceSettings, converse, defaultDeadlineMs, type Manner } from './sdk.server'
import { type Medusa } from './types'

export interface CommerceRequest extends CommerceOrigin {
  /** The process-wide cache by default. */
  cache?: CatalogueCache
  /** The visitor's IP address, empty where it is not known. Reads that carry no identity do not name it. */
  visitor?: string
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
  const { readDeadlineMs = defaultDeadlineMs, completeDeadlineMs = 20_000 } = settings
  const cache = request.cache ?? catalogueCache

  function say<T>(manner: Manner, load: Load<T>): Promise<T> {
    // Our types say more exactly what Medusa answers than the SDK's do.
    return converse(settings, request, manner, (sdk) => load(sdk as object as Medusa))
  }
  function live<T>(load: Load<T>): Promise<T> {
    return say({ deadlineMs: readDeadlineMs, repeatable: true }, load)
  }

  return {
    catalogue: {
      read: (options, load) =>
        cache.read({ ...options, log: request.log }, (asked) => live((medusa) => load(medusa, asked))),
      purge: (tags, deliveryId) => cache.purge(tags, deliveryId),
      live,
    },
    as({ token }) {
      const bearer = token ? { domain: 'store' as const, token } : undefined
      const face = { bearer, jar: createCookieJar(), visitor: request.visitor }
      const once = { ...face, deadlineMs: readDeadlineMs, repeatable: false }
      const repeatable = { ...once, repeatable: true }
      return {
        read: (load) => say(repeatable, load),
        write: (load) => say(once, load),
        put: (load) => say(repeatable, load),
        complete: (load) => say({ ...once, deadlineMs: completeDeadlineMs }, load),
      }
    },
  }
}
