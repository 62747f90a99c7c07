import { asReading, type CommerceError, isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type NewLine } from '~/commerce/shop/carts'
import { type RequestFacts } from '~/context.server'
import { withLocks } from '~/once/lock.server'
import { type RequestLimits } from '../limits/request-limits.server'
import { type Region } from '~/commerce/shop/region'
import { type RequestSession } from '../session/request-session.server'
import { type CartContext } from '~/commerce/shop/cart-context'
import { CartCookies } from './cart-cookies.server'
import { createCart, type Maker } from './create-cart.server'
import { findCarts, type Found, isForgotten } from './find-carts.server'
import { mergeCart } from './merge-carts.server'
import { isRepeated } from './merge-plan'
import { bringSaved, createFollowing } from './keep-saved.server'
import { type CartNotice } from './cart-notice'
import { type ClientCart, emptyCart, type KnownCart, toClientCart } from './client-cart'

export interface CartState {
  cart: Cart | null
  notices: CartNotice[]
  /** Titles of what carts of other regions held that is not sold in this one's. */
  putAside?: string[]
}

interface Opening {
  locked?: boolean
  ids?: string[]
  /** Who is just about to be signed in: carts of other accounts leave the browser. */
  customerId?: string
}

/** The bag of one request's shopper. */
export class RequestCart {
  readonly #facts: RequestFacts
  readonly #session: RequestSession
  readonly #limits: RequestLimits
  readonly #cookies: CartCookies
  /** One list for all of a request: what an action found out is still to be said by the page after it. */
  readonly #notices: CartNotice[] = []
  #state?: Promise<CartState>

  constructor(facts: RequestFacts, session: RequestSession, limits: RequestLimits) {
    this.#facts = facts
    this.#session = session
    this.#limits = limits
    this.#cookies = new CartCookies(facts)
  }

  /**
   * The shopper's cart, read live once per request, with what has to be said about it.
   * Cookies that lead nowhere are taken away; carts of several tabs are merged into the oldest.
   * @throws CommerceError when the backend is down: that is not the same as no cart
   */
  read(): Promise<CartState> {
    return this.#state ?? this.#keepState(this.#open(async (state) => state))
  }

  /**
   * The shopper's cart where this request reads it anyway, else its pieces out of the cookie.
   * Never calls the backend by itself and never fails.
   */
  async peek(): Promise<KnownCart> {
    const count = await this.#cookies.count((await this.#session.peek())?.customer.id)
    const read = await this.#state?.catch(() => undefined)
    return read ? toClientCart(read.cart) : { count }
  }

  /**
   * What the shopper's carts hold now, for who only looks: nothing is merged or forgotten, and what has to be said of it waits
   * for the next page. @throws CommerceError when the backend is down
   */
  async look(): Promise<ClientCart> {
    const ids = await this.#cookies.listIds()
    const { carts } = await asReading(
      findCarts(this.#facts.commerce.as({}), ids, async (cart) => ((await this.owns(cart)) ? 'own' : 'locked')),
    )
    const all = toSorted(carts, this.#facts.locale.country).map(toClientCart)
    const [first = emptyCart] = all
    const count = all.reduce((sum, cart) => sum + cart.count, 0)
    return { ...first, items: all.flatMap(({ items }) => items), count }
  }

  /** The carts that the shopper's cookies name; more than one only after first adds from several tabs at once. */
  listIds(): Promise<string[]> {
    return this.#cookies.listIds()
  }

  /**
   * Whether the visitor may see and change a cart that one of their cookies names. A guest's cart is whose cookie it is. That
   * of an account is nobody's without a session of this account that the backend has confirmed: the cookie lives for a
   * month, in a browser that somebody else may use by then.
   * @throws CommerceError where the backend does not answer
   */
  async owns(cart: Pick<Cart, 'context'>): Promise<boolean> {
    const { account } = cart.context
    return account === null || account === (await this.#session.read())?.customer.id
  }

  /**
   * Runs one change of the shopper's cart while no other request changes it; `change` gets the cart as it is now, and what
   * follows the cart where that was ordered, or forgotten, before it could be changed. Never call it inside `change`.
   * @throws BusyError, before `change` has begun, where too many change it
   */
  async change<T>(change: (state: CartState) => Promise<T>): Promise<T> {
    const open = () => this.#open(change, { locked: true })
    try {
      return await open()
    } catch (error) {
      const isClosed = isCommerceError(error) && error.reason === 'cart-closed'
      if (isClosed || (await isForgotten(this.#facts.commerce.as({}), await this.listIds(), error))) return open()
      throw error
    }
  }

  /**
   * Makes one cart of the browser's and of that with the id `cartId`, which the shopper has filled elsewhere. A cart that
   * sells to the page's country and holds something goes first; all others are merged into it, and done once more, it
   * changes nothing. Carts of other accounts than `customerId` are taken out of the browser and stay as they are.
   */
  async join({ cartId, customerId }: { cartId: string | undefined; customerId: string }): Promise<CartState> {
    const ids = new Set([...(await this.#cookies.listIds()), ...(cartId === undefined ? [] : [cartId])])
    return this.#open(async (state) => state, { locked: true, ids: [...ids], customerId })
  }

  /** A new cart, see `createCart`. It is the shopper's with `keep`. @throws TooManyError where this network has made too many */
  async create(region: Region, lines: NewLine[], context?: Partial<CartContext>): Promise<Cart> {
    await this.#limits.count('new-cart')
    return createCart(this.#maker, region, lines, context)
  }

  /** Makes `cart` the shopper's, as this request's loaders and the cookie shall know it from now on. */
  async keep(cart: Cart): Promise<void> {
    await this.#cookies.remember(cart)
    await this.#keepState(Promise.resolve({ cart, notices: [] }))
  }

  /** Keeps what `cart` holds and whose it is in its cookie alone. */
  remember(cart: Cart): Promise<void> {
    return this.#cookies.remember(cart)
  }

  /** Takes the shopper's cart away, because it became an order. What was put aside goes on in a new one. */
  async drop(ordered: Cart): Promise<void> {
    try {
      // nobody makes it as often as they like, so it does not count: an order must not fail for it
      const cart = await createFollowing(this.#maker, ordered)
      await this.#cookies.forget(ordered.id)
      if (cart) await this.#cookies.remember(cart)
      await this.#keepState(Promise.resolve({ cart, notices: [] }))
    } catch (error) {
      if (!isCommerceError(error)) throw error
      // its cookie stays, so that the next request finds the ordered cart and tries again
      const { kind } = error
      this.#facts.log.warn({ kind, cartId: ordered.id }, 'what was put aside waits for the next request')
      await this.#keepState(Promise.resolve({ cart: null, notices: [] }))
    }
  }

  /** Takes the cookie of one cart away. */
  forget(cartId: string): Promise<void> {
    return this.#cookies.forget(cartId)
  }

  /** Lets the page after a form that waited in vain not wait once more. */
  giveUp(error: CommerceError): void {
    void this.#keepState(Promise.reject(error))
  }

  get #maker(): Maker {
    const { commerce, locale } = this.#facts
    return { commerce, locale, session: this.#session }
  }

  #keepState(state: Promise<CartState>): Promise<CartState> {
    // `count` may be all that waits for it
    state.catch(() => undefined)
    this.#state = state
    return state
  }

  async #open<T>(run: (state: CartState) => Promise<T>, opening: Opening = {}): Promise<T> {
    const { locked = false, ids, customerId } = opening
    const named = ids ?? (await this.#cookies.listIds())
    const open = async (): Promise<{ result: T } | { elsewhere: string[] }> => {
      const found = await asReading(this.#find(named, customerId))
      if (found.elsewhere.length > 0) return { elsewhere: [...found.carts.map(({ id }) => id), ...found.elsewhere] }
      return { result: await run(await this.#toState(found)) }
    }
    const outcome = locked || named.length > 1 ? await withLocks(named, open) : await open()
    return 'result' in outcome ? outcome.result : this.#open(run, { locked, ids: outcome.elsewhere, customerId })
  }

  async #find(ids: string[], customerId: string | undefined): Promise<Found> {
    if (await this.#cookies.forgetEdited()) this.#notices.push('edited')
    const found = await findCarts(this.#facts.commerce.as({}), ids, async (cart) => {
      if (customerId === undefined) return (await this.owns(cart)) ? 'own' : 'locked'
      if ((cart.context.account ?? customerId) === customerId) return 'own'
      this.#facts.log.info('the cart of another account leaves the browser')
      return 'foreign'
    })
    this.#notices.push(...found.notices)
    for (const id of found.useless) await this.#cookies.forget(id)
    return found
  }

  async #toState({ carts, ordered }: Found): Promise<CartState> {
    const [notices, shopper, putAside] = [this.#notices, this.#facts.commerce.as({}), new Array<string>()]
    const merge = async (target: Cart, source: Cart): Promise<Cart> => {
      const { cart, whole, putAside: unsold } = await mergeCart(shopper, target, source, this.#facts.locale)
      await this.#cookies.forget(source.id)
      if (!whole) notices.push('folded-in-part')
      if (unsold.length > 0) notices.push('folded-put-aside')
      putAside.push(...unsold)
      return cart
    }
    const different: Cart[] = []
    for (const cart of toSorted(carts, this.#facts.locale.country)) {
      const twin = different.findIndex((other) => isRepeated(other, cart))
      if (different[twin]) different[twin] = await merge(different[twin], cart)
      else different.push(cart)
    }
    const [first, ...others] = different
    let cart = first ?? (await this.#follow(ordered))
    if (!cart) return { cart: null, notices }
    for (const other of others) cart = await merge(cart, other)
    for (const source of ordered) cart = await bringSaved(shopper, cart, source.context.saved)
    await this.#cookies.correct(cart)
    return { cart, notices, putAside }
  }

  async #follow(ordered: readonly Cart[]): Promise<Cart | null> {
    for (const source of ordered) {
      const cart = await createFollowing(this.#maker, source)
      if (cart) return cart
    }
    return null
  }
}

/** The oldest of those that are of use in this country come first. */
function toSorted(carts: Cart[], country: string): Cart[] {
  const sellsHere = ({ region }: Cart) => region.countries.includes(country)
  const toRank = (cart: Cart) => Number(sellsHere(cart) && cart.items.length > 0)
  return carts.toSorted((a, b) => toRank(b) - toRank(a))
}
