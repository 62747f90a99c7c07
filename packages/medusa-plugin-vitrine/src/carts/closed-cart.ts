import type { EntityManager } from 'typeorm'
import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { makeConflict } from '../orders/conflict'
import { holdCart, holdPayment } from '../stock/cart-lines'

interface CartState {
  type: string
  isOrdered: boolean
}

const readCart = 'SELECT type, completed_at IS NOT NULL AS "isOrdered" FROM cart WHERE id = $1'

// what the store's API may still write into a cart that was ordered: whose it is, and what the shop notes of it
const noted = ['context', 'customer_id']
const ofRegion = ['country_code', 'region_id', 'sales_channel_id']

/**
 * Changes the lines of a cart that is neither ordered nor an exchange's, and keeps it so meanwhile. An order and its cart
 * share their lines, so that whoever changes the one changes the other.
 * @param manager of a transaction
 * @throws MedusaError `cart_closed`
 */
export async function changeLines<Result>(
  manager: EntityManager,
  cartId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await holdCart(manager, cartId)
  const [cart]: CartState[] = await manager.query(readCart, [cartId])
  if (cart && (cart.isOrdered || isAgreed(cart))) throw makeClosed(cartId)
  return work()
}

/**
 * Lets nobody write into a cart that was ordered: its address, its way of shipping and its payment are the order's (409).
 * Nor may the cart of an exchange get other lines, or other prices for them by moving to another region.
 */
export async function refuseClosed(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const { method, path, params, body } = req
  if (method === 'GET' || path === '/complete') return next()
  const [cart]: CartState[] = await req.scope.resolve('manager').query(readCart, [params.id])
  if (!cart || !isRefused(cart, { path, names: Object.keys(body ?? {}) })) return next()
  const { type, code, message } = makeClosed(String(params.id))
  return res.status(409).json({ type, code, message })
}

function isRefused(cart: CartState, { path, names }: { path: string; names: string[] }) {
  const isCartItself = path === '/'
  if (cart.isOrdered) return !isCartItself || names.some((name) => !noted.includes(name))
  if (!isAgreed(cart)) return false
  return isCartItself ? names.some((name) => ofRegion.includes(name)) : path.startsWith('/line-items')
}

const isAgreed = ({ type }: CartState) => type === 'swap' || type === 'claim'

/**
 * Changes how a cart is paid, and keeps that so meanwhile. A completion in between has the money, or finds another way to pay.
 * @param manager of a transaction
 * @throws MedusaError `cart_closed` where it is ordered
 */
export async function changePayment<Result>(
  manager: EntityManager,
  cartId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await holdPayment(manager, cartId)
  const [cart]: CartState[] = await manager.query(readCart, [cartId])
  if (cart?.isOrdered) throw makeClosed(cartId)
  return work()
}

function makeClosed(cartId: string) {
  return makeConflict('cart_closed', `The cart ${cartId} was ordered, or is that of an exchange`)
}
