import { type Placed } from '~/commerce/shop/orders'
import { type RequestFacts } from '~/context.server'
import { type OrderProof, readProofs, withProof, writeProofs } from './order-proof-cookie.server'

/** An order and the cart that it was placed from. */
export interface PlacedOrder {
  cartId: string
  orderId: string
}

/** The orders of one request's browser: what it has a proof of, and what its carts became. */
export class RequestOrders {
  readonly #facts: RequestFacts
  /** With what this request has written, which its cookies do not say yet. */
  #proofs?: Promise<OrderProof[]>
  #isUnclear = false

  constructor(facts: RequestFacts) {
    this.#facts = facts
  }

  /** The orders that this browser placed, newest first, at most ten. */
  async listPlaced(): Promise<PlacedOrder[]> {
    return (await this.#getProofs()).flatMap(({ cartId, orderId }) => (orderId === null ? [] : { cartId, orderId }))
  }

  /** Whether this browser may see the order: it has placed it, or looked it up. */
  async isProved(orderId: string): Promise<boolean> {
    return (await this.listPlaced()).some((placed) => placed.orderId === orderId)
  }

  /** Whether this browser placed the order: it may see what is worth money, such as the codes of gift cards. */
  async hasPlaced(orderId: string): Promise<boolean> {
    return (await this.#getProofs()).some((proof) => proof.orderId === orderId && !proof.isLookedUp)
  }

  /** Lets this browser see `placed` from now on; call it only for who has just placed it. */
  prove(placed: PlacedOrder): Promise<void> {
    return this.#add(placed)
  }

  /** Lets this browser see an order that was looked up in it from now on. */
  async proveLookedUp(found: PlacedOrder): Promise<void> {
    if (!(await this.hasPlaced(found.orderId))) await this.#add({ ...found, isLookedUp: true })
  }

  /** Takes back what this browser may see of orders: whoever uses it after a sign-out may be somebody else. */
  async forgetProofs(): Promise<void> {
    if ((await this.#getProofs()).length > 0) await this.#keep([])
  }

  /**
   * Remembers that this browser is about to order a cart of its own, so that the order is found even when its cookie of
   * the cart is gone before the answer has arrived.
   */
  async awaitOrder(cartId: string): Promise<void> {
    const known = (await this.#getProofs()).some((proof) => proof.cartId === cartId)
    if (!known) await this.#add({ cartId, orderId: null })
  }

  /** Carts that this browser was about to order, newest first: having a cart's cookie is not enough, others may have a copy. */
  async listAwaitedCarts(): Promise<string[]> {
    return (await this.#getProofs()).filter(({ orderId }) => orderId === null).map(({ cartId }) => cartId)
  }

  /** The order that a cart became; null while there is none. @throws CommerceError when the backend is down */
  findByCart(cartId: string): Promise<Placed | null> {
    return this.#facts.commerce.as({}).orders.getPlaced(cartId)
  }

  /** The same for the cart of an exchange. */
  findExchangeByCart(cartId: string): Promise<Placed | null> {
    return this.#facts.commerce.as({}).orders.getPlacedExchange(cartId)
  }

  /** Whether this request has ordered without learning what became of it: its page must not need the backend. */
  get isUnclear(): boolean {
    return this.#isUnclear
  }

  leaveUnclear(): void {
    this.#isUnclear = true
  }

  #getProofs(): Promise<OrderProof[]> {
    this.#proofs ??= readProofs(this.#facts.cookies)
    return this.#proofs
  }

  async #add(proof: Omit<OrderProof, 'issuedAt'>): Promise<void> {
    await this.#keep(withProof(await this.#getProofs(), proof))
  }

  async #keep(proofs: OrderProof[]): Promise<void> {
    this.#proofs = Promise.resolve(proofs)
    this.#facts.headers.append('Set-Cookie', await writeProofs(proofs))
  }
}
