import { type CachePolicyName } from '../cache-policies'
import { type CatalogueCache } from '../cache.server'
import { type Account } from './account'
import { type Capabilities } from './capabilities'
import { type CompleteCart } from './completion'
import { type Carts } from './carts'
import { type Catalogue } from './catalogue'
import { type Exchanges } from './exchanges'
import { type OrderEdits } from './order-edits'
import { type Orders } from './orders'
import { type Returns } from './returns'
import { type Withdrawals } from './withdrawals'
import { type CartPayments, type PaymentCollections } from './payment'
import { type GiftCards } from './gift-card'
import { type Identity } from './identity'
import { type Passkeys } from './passkeys'
import { type Sessions } from './sessions'

/** The backend says that a visitor has tried something too often, or that it does not know the shop's secret. */
export type Alarm = 'limited' | 'storefront'

/** All calls of one share a deadline. */
export type Browse<T> = (shop: Catalogue) => Promise<T>

/** All calls of a request share its time. Every function rejects with `CommerceError` and nothing else that came from the backend. */
export interface Commerce {
  /** Reads that carry no identity. */
  catalogue: {
    /**
     * Cached: `load` must answer plain JSON and depend on `key` alone; `tags` say what purges it, and `asked` whether
     * a purge is why it is asked. `onPassing` is called where what it gives was purged.
     */
    read<T>(
      options: { key: string | string[]; tags: string[]; policy: CachePolicyName; onPassing?: () => void },
      load: (shop: Catalogue, asked: { purged: boolean }) => Promise<T>,
    ): Promise<T>
    /** Makes the next read of everything so tagged ask the backend; see `CatalogueCache`. */
    purge: CatalogueCache['purge']
    /** How the process reads again what was purged; see `CatalogueCache`. */
    refreshPurged: CatalogueCache['refreshPurged']
    /** Asked anew every time: stock and prices at the cart and the checkout. */
    live<T>(load: Browse<T>): Promise<T>
  }
  /**
   * What the backend offers, read at the start and again every few minutes; null while it has not said so, since it may be
   * away and offer it all the same. Never rejects.
   */
  getCapabilities(): Promise<Capabilities | null>
  /**
   * The same for what goes on when its request has been answered, such as an index of all products: each call has a time of
   * its own, and takes none of the request's. Nothing that was purged is read from the cache.
   */
  readonly unhurried: Commerce
  /** Calls in the name of one shopper; never cached. Make it once per request. */
  as(shopper: { token?: string }): ShopperClient
}

export interface ShopperClient {
  account: Account
  orders: Orders
  giftCards: GiftCards
  returns: Returns
  exchanges: Exchanges
  orderEdits: OrderEdits
  withdrawals: Withdrawals
  cartPayments: CartPayments
  paymentCollections: PaymentCollections
  identity: Identity
  passkeys: Passkeys
  sessions: Sessions
  completeCart: CompleteCart
  carts: Carts
  /** The catalogue as it is for this shopper, asked anew every time. */
  live<T>(load: Browse<T>): Promise<T>
}
