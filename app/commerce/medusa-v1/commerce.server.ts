import { type CatalogueCache, catalogueCache } from '../cache.server'
import { type Capabilities } from '../shop/capabilities'
import { type CacheRead } from '../cache-reader.server'
import { type Catalogue } from '../shop/catalogue'
import { type RequestTime } from '../request-time'
import { type Commerce, type ShopperClient } from '../shop/commerce'
import { toAccount } from './account'
import { asReadable, toReadable } from './as-readable'
import { type Calls, type ShopperCalls } from './repeatable-calls'
import { readCapabilities } from './capabilities'
import { toCartPayments } from './cart-payments'
import { toCarts } from './carts'
import { toCatalogue } from './catalogue'
import { toCompleteCart } from './complete-cart'
import { toPaymentCollections } from './payment-collections'
import { createCookieJar } from './cookie-jar'
import { defaultDeadlines } from './deadline'
import { toExchanges } from './exchanges'
import { toOrderEdits } from './order-edits'
import { toOrders } from './orders'
import { toReturns } from './returns'
import { toGiftCards } from './gift-card'
import { toIdentity } from './identity'
import { toPasskeys } from './passkeys'
import { createProofs } from './proof'
import { type CommerceOrigin, type CommerceSettings, askBackend, type RequestOptions } from './sdk.server'
import { toSessions } from './sessions'
import { type Medusa } from './types'
import { toWithdrawals } from './withdrawals'

export interface CommerceRequest extends CommerceOrigin {
  /** The process-wide cache by default. */
  cache?: CatalogueCache
  /** The visitor's IP address, empty where it is not known. Reads that carry no identity do not name it. */
  visitor?: string
  /** Called with the tags of what is read of the catalogue. */
  onRead?: (tags: readonly string[]) => void
  /** Called where a read of the catalogue was answered with what has changed since. */
  onPassing?: () => void
  /** For all of its calls together; without one each call has its own. */
  time?: RequestTime
}

type CatalogueRead = Pick<CacheRead, 'key' | 'tags' | 'policy' | 'onPassing'>
type Browse<T> = (shop: Catalogue & { medusa: Medusa }) => Promise<T>

/** The same with Medusa itself within reach, for what is asked in here, and for tests. */
export interface MedusaCommerce extends Omit<Commerce, 'catalogue' | 'unhurried'> {
  readonly unhurried: MedusaCommerce
  catalogue: Pick<Commerce['catalogue'], 'purge' | 'refreshPurged'> & {
    read<T>(
      options: CatalogueRead,
      load: (shop: Catalogue & { medusa: Medusa }, asked: { purged: boolean }) => Promise<T>,
    ): Promise<T>
    live<T>(load: Browse<T>): Promise<T>
  }
  as(shopper: { token?: string }): ShopperClient & ShopperCalls
}

/** While a backend has never said what it offers, not every call waits for it to do so. By the cache that would know it. */
const silentUntil = new WeakMap<CatalogueCache, number>()
const silenceMs = 5_000

const capabilitiesRead = { key: 'capabilities', tags: ['capabilities'], policy: 'regions' as const }

/** The way to Medusa for one incoming request. */
export function createCommerce(settings: CommerceSettings, request: CommerceRequest): MedusaCommerce {
  const { readDeadlineMs = defaultDeadlines.readMs, completeDeadlineMs = defaultDeadlines.completeMs } = settings
  const { cache = catalogueCache, time } = request
  const makeProof = createProofs(settings.identitySecret)

  function tellUnreadable(call: string, error: Error): void {
    request.log.warn({ err: error, call }, 'the backend answered what cannot be read')
  }
  function send<T>(options: RequestOptions, load: (medusa: Medusa) => Promise<T>): Promise<T> {
    // Our types say more exactly what Medusa answers than the SDK's do.
    const ask = (deadlineMs: number) =>
      askBackend(settings, request, { ...options, deadlineMs }, (sdk) => load(sdk as object as Medusa)).catch(
        (error: unknown) => Promise.reject(toReadable(error, tellUnreadable, 'an answer')),
      )
    const { deadlineMs } = options
    return time ? time.spend(() => ask(Math.min(deadlineMs, time.leftMs()))) : ask(deadlineMs)
  }
  /**
   * One that is cut short for what was read before it would leave open what it has done: it has all of its own time, and as much
   * again what looks for that has.
   */
  async function sendWrite<T>(options: RequestOptions, load: (medusa: Medusa) => Promise<T>) {
    time?.allow(options.deadlineMs)
    try {
      return await send(options, load)
    } finally {
      time?.allow(readDeadlineMs)
    }
  }
  function browse<T>(options: RequestOptions, load: Browse<T>): Promise<T> {
    return send(options, (medusa) => load({ ...toCatalogue(medusa, getCapabilities), medusa }))
  }
  function live<T>(load: Browse<T>): Promise<T> {
    return browse({ deadlineMs: readDeadlineMs, repeatable: true }, load)
  }

  async function getCapabilities(): Promise<Capabilities | null> {
    if (Date.now() < (silentUntil.get(cache) ?? 0)) return null
    try {
      return await readCached(capabilitiesRead, ({ medusa }) => readCapabilities(medusa))
    } catch (error) {
      silentUntil.set(cache, Date.now() + silenceMs)
      request.log.warn({ err: error }, 'it is not known what the backend offers')
      return null
    }
  }

  // what is read for the cache is for others too, who have as much time as they have
  function readCached<T>(
    options: CatalogueRead,
    load: (shop: Catalogue & { medusa: Medusa }, asked: { purged: boolean }) => Promise<T>,
  ): Promise<T> {
    const { log, timings, onRead, onPassing } = request
    onRead?.(options.tags)
    if (!time)
      return cache.read({ ...options, log, timings, ahead: true }, (asked) => live((shop) => load(shop, asked)))
    return time.spend(() =>
      cache.read({ onPassing, ...options, log, timings, waitMs: time.leftMs() }, (asked) =>
        commerce.unhurried.catalogue.live((shop) => load(shop, asked)),
      ),
    )
  }

  const commerce: MedusaCommerce = {
    get unhurried() {
      return time ? createCommerce(settings, { ...request, time: undefined }) : commerce
    },
    catalogue: {
      read: readCached,
      purge: (tags, deliveryId) => cache.purge(tags, deliveryId),
      refreshPurged: (refresh) => cache.refreshPurged(refresh),
      live,
    },
    getCapabilities,
    as({ token }) {
      const bearer = token ? { domain: 'store' as const, token } : undefined
      const shopper = { bearer, jar: createCookieJar(), visitor: request.visitor }
      const once = { ...shopper, deadlineMs: readDeadlineMs, repeatable: false }
      const repeatable = { ...once, repeatable: true }
      const calls: Calls = {
        read: (load) => send(repeatable, load),
        write: (load) => sendWrite(once, load),
        put: (load) => sendWrite(repeatable, load),
      }
      const complete: ShopperCalls['complete'] = (load) =>
        sendWrite({ ...once, deadlineMs: completeDeadlineMs, always: true }, load)
      const client: ShopperClient & ShopperCalls = {
        account: toAccount(calls),
        returns: toReturns({ ...calls, complete }, getCapabilities),
        exchanges: toExchanges({ ...calls, complete }),
        orderEdits: toOrderEdits(calls),
        orders: toOrders(calls),
        giftCards: toGiftCards(calls, makeProof),
        withdrawals: toWithdrawals(calls, getCapabilities),
        cartPayments: toCartPayments(calls),
        paymentCollections: toPaymentCollections(calls),
        identity: toIdentity(calls, makeProof),
        passkeys: toPasskeys(calls, makeProof),
        sessions: toSessions(calls, { makeProof, getCapabilities, token }),
        completeCart: toCompleteCart(complete),
        carts: toCarts(calls),
        live: (load) => browse(repeatable, load),
        ...calls,
        complete,
      }
      return asReadable(client, tellUnreadable)
    },
  }
  return commerce
}
