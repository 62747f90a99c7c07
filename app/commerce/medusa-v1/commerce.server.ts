import { type CatalogueCache, catalogueCache } from '../cache.server'
import { type Capabilities } from '../shop/capabilities'
import { type CacheRead } from '../cache.server'
import { type Catalogue } from '../shop/catalogue'
import { type Commerce, type ShopperClient } from '../shop/commerce'
import { toAccount } from './account'
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
}

type Browse<T> = (shop: Catalogue & { medusa: Medusa }) => Promise<T>

/** The same with Medusa itself within reach, for what is asked in here, and for tests. */
export interface MedusaCommerce extends Omit<Commerce, 'catalogue'> {
  catalogue: Pick<Commerce['catalogue'], 'purge'> & {
    read<T>(
      options: Omit<CacheRead, 'log'>,
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
  const cache = request.cache ?? catalogueCache
  const makeProof = createProofs(settings.identitySecret)

  function send<T>(options: RequestOptions, load: (medusa: Medusa) => Promise<T>): Promise<T> {
    // Our types say more exactly what Medusa answers than the SDK's do.
    return askBackend(settings, request, options, (sdk) => load(sdk as object as Medusa))
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
      const options = { ...capabilitiesRead, log: request.log }
      return await cache.read(options, () => live(({ medusa }) => readCapabilities(medusa)))
    } catch (error) {
      silentUntil.set(cache, Date.now() + silenceMs)
      request.log.warn({ err: error }, 'it is not known what the backend offers')
      return null
    }
  }

  return {
    catalogue: {
      read: (options, load) =>
        cache.read({ ...options, log: request.log }, (asked) => live((shop) => load(shop, asked))),
      purge: (tags, deliveryId) => cache.purge(tags, deliveryId),
      live,
    },
    getCapabilities,
    as({ token }) {
      const bearer = token ? { domain: 'store' as const, token } : undefined
      const client = { bearer, jar: createCookieJar(), visitor: request.visitor }
      const once = { ...client, deadlineMs: readDeadlineMs, repeatable: false }
      const repeatable = { ...once, repeatable: true }
      const calls: Calls = {
        read: (load) => send(repeatable, load),
        write: (load) => send(once, load),
        put: (load) => send(repeatable, load),
      }
      const complete: ShopperCalls['complete'] = (load) => send({ ...once, deadlineMs: completeDeadlineMs }, load)
      return {
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
    },
  }
}
