import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { findProcessor, releaseMoney, type Money, type MoneyServices, type SessionData } from './release-money'
import { markPutRight } from './given-back'

/**
 * Money of a cart of which there is no order (yet): what a provider holds or has taken for its selected session, and the
 * payment that a completion made of it before it was cut off.
 */

const readSession = `
  SELECT session.id, session.provider_id, session.data, session.amount, region.currency_code AS currency
  FROM payment_session session JOIN cart ON cart.id = session.cart_id JOIN region ON region.id = cart.region_id
  WHERE cart.id = $1 AND session.is_selected`

const readPayment = `
  SELECT payment.*, currency_code AS currency
  FROM cart JOIN payment ON payment.id = cart.payment_id WHERE cart.id = $1 AND canceled_at IS NULL`

const cancelPayment = `
  UPDATE payment SET canceled_at = now(), updated_at = now()
  WHERE id = (SELECT payment_id FROM cart WHERE id = $1) AND canceled_at IS NULL`

const forgetPayment = 'UPDATE cart SET payment_id = NULL, payment_authorized_at = NULL WHERE id = $1'

const forgetSession = 'DELETE FROM payment_session WHERE cart_id = $1 AND is_selected'

// a completion in between holds the same lock, so that what it makes an order of is not given back
const lockCart = 'SELECT pg_advisory_xact_lock(hashtext($1))'

const isOpen = `
  completed_at IS NULL AND NOT EXISTS (SELECT FROM "order" WHERE "order".cart_id = cart.id)`

// of a completion that was cut off, or of a refund
const readTraces = `
  SELECT FROM cart WHERE id = $1 AND (payment_id IS NOT NULL OR payment_authorized_at IS NOT NULL
    OR EXISTS (SELECT FROM vitrine_given_back WHERE payable_id = $1 AND NOT is_put_right))`

const readOpen = `SELECT cart.id FROM cart WHERE cart.id = $1 AND ${isOpen}`

// what a provider holds it gives back by itself after about a week
const isQuiet = `updated_at BETWEEN now() - interval '8 days' AND now() - $1 * interval '1 millisecond'`

/** Carts without an order whose payment nobody has touched for `$1` milliseconds, and those that were left while it went back. */
export const quietCarts = `
  SELECT cart.id, max(money.touched) AS touched
  FROM cart JOIN (
    SELECT cart_id, updated_at AS touched FROM payment_session WHERE is_selected AND ${isQuiet}
    UNION ALL SELECT cart_id, updated_at FROM payment WHERE canceled_at IS NULL AND order_id IS NULL AND ${isQuiet}
      AND NOT EXISTS (SELECT FROM payment_session other WHERE other.cart_id = payment.cart_id AND is_selected)
    UNION ALL SELECT payable_id, updated_at FROM vitrine_given_back WHERE NOT is_put_right
  ) money ON money.cart_id = cart.id
  WHERE ${isOpen} AND deleted_at IS NULL
  GROUP BY cart.id`

export interface GivenBack {
  wasPaid: boolean
  /** a provider is away, and nothing has changed */
  isHeld: boolean
}

/** The selected session of a cart. */
export interface SelectedSession {
  id: string
  provider_id: string
  data: SessionData
  /** in minor units */
  amount: number
  /** that of the cart's region */
  currency: string
}

export async function readSelectedSession(manager: EntityManager, cartId: string): Promise<SelectedSession | null> {
  const [session]: SelectedSession[] = await manager.query(readSession, [cartId])
  return session ?? null
}

/** Forgets a payment that the provider has not got any more: the cart is to be paid anew. */
export async function dropPayment(manager: EntityManager, cartId: string) {
  await manager.query(cancelPayment, [cartId])
  await manager.query(forgetPayment, [cartId])
}

/**
 * Gives back what was paid for a cart that is not ordered, and forgets its payment and the session that it was paid
 * with: nobody must pay with them any more.
 * @param services `manager` is that of a transaction which holds the cart's lock, `root` is
 *   outside of any
 */
export async function giveBack(services: MoneyServices, cartId: string): Promise<GivenBack> {
  const { manager } = services
  const { money, isSpent } = await listMoney(services, cartId)
  const outcomes = []
  for (const one of money) outcomes.push(one.isUnknown ? 'held' : await releaseMoney(services, one))
  const wasPaid = money.length > 0
  if (outcomes.includes('held')) return { wasPaid, isHeld: true }
  await dropPayment(manager, cartId)
  if (isSpent || money.some(({ isSession }) => isSession)) await manager.query(forgetSession, [cartId])
  await markPutRight(manager, cartId)
  return { wasPaid, isHeld: false }
}

interface MoneyAtProvider {
  provider_id: string
  data?: { id?: unknown } | null
}

interface HeldMoney extends Money {
  isSession?: boolean
  isUnknown?: boolean
}

/**
 * A payment of its session is listed once. A session of the older kind is no payment yet, and stays for the next.
 * @returns `isSpent`: the provider has cancelled the session already, perhaps at the word of a transaction that was undone
 *   after it, and nobody can pay with it
 */
async function listMoney(services: MoneyServices, cartId: string): Promise<{ money: HeldMoney[]; isSpent: boolean }> {
  const session = await readSelectedSession(services.manager, cartId)
  const [payment] = await services.manager.query(readPayment, [cartId])
  const isOne = payment && session && isSameMoney(payment, session)
  const money: HeldMoney[] = []
  if (payment) {
    const isSession = Boolean(isOne && session) && findProcessor(services, session?.provider_id ?? '') !== null
    money.push({ ...payment, payment, payableId: cartId, isSession })
  }
  const status = session && !isOne ? await askStatus(services, session) : null
  if (session && (status === 'authorized' || status === 'unknown')) {
    money.push({ ...session, payableId: cartId, isSession: true, isUnknown: status === 'unknown' })
  }
  return { money, isSpent: status === 'canceled' }
}

/** Whether a payment is what the session was paid with. */
export function isSameMoney(payment: MoneyAtProvider, session: MoneyAtProvider) {
  return payment.provider_id === session.provider_id && payment.data?.id === session.data?.id
}

/** What the provider says of a session; `unknown` where it does not answer, null where it cannot be asked. */
async function askStatus(services: MoneyServices, { id, provider_id: providerId, data }: SelectedSession) {
  const provider = findProcessor(services, providerId)
  if (!provider) return null
  return provider.getPaymentStatus(data).catch((error: Error) => {
    services.logger.warn(`Whether something is held for the session ${id} could not be asked: ${error.message}`)
    return 'unknown'
  })
}

/**
 * The same for a cart that may be completed at this moment, in a transaction of its own; the cart can then be paid and
 * ordered as if nobody had tried.
 * @returns `held`: a provider is away, and nothing has changed
 */
export async function releaseForgotten(
  { root, cartService, ...services }: Omit<MoneyServices, 'manager'> & Pick<Services, 'cartService'>,
  cartId: string,
): Promise<'released' | 'held' | 'nothing'> {
  const found = await findMoney({ ...services, root, manager: root }, cartId)
  if (found !== 'money') return found
  return root.transaction(async (manager) => {
    await manager.query(lockCart, [`complete ${cartId}`])
    const [open]: { id: string }[] = await manager.query(readOpen, [cartId])
    if (!open) return 'nothing'
    const { wasPaid, isHeld } = await giveBack({ ...services, root, manager }, cartId)
    if (isHeld) return 'held'
    if (!wasPaid) return 'nothing'
    await cartService.withTransaction(manager).deleteTaxLines(cartId)
    return 'released'
  })
}

/**
 * Whether there may be something to give back. Nearly always there is not, and a provider that is slow to say so keeps
 * neither a connection to the database nor a completion of the cart waiting.
 */
async function findMoney(services: MoneyServices, cartId: string): Promise<'money' | 'held' | 'nothing'> {
  if ((await services.manager.query(readTraces, [cartId])).length > 0) return 'money'
  const session = await readSelectedSession(services.manager, cartId)
  const status = session && (await askStatus(services, session))
  if (status === 'unknown') return 'held'
  return status === 'authorized' || status === 'canceled' ? 'money' : 'nothing'
}
