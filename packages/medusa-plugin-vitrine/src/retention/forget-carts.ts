import type { EntityManager } from 'typeorm'

/** Whole carts of guests, with what was typed into them, once nobody has touched them for long. */

const dayMs = 24 * 60 * 60_000
/** A provider may hold something for a cart for eight days, which is asked for until then. */
const leastDays = 9
const batch = 100
/** What a run deletes at most, so that it ends. */
const mostBatches = 50

// of several Medusas one does it
const tryLock = `SELECT pg_try_advisory_xact_lock(hashtext('vitrine_forgotten_carts')) AS free`

// whatever somebody may have been promised for stays: what is paid, ordered, exchanged, complained about or drafted, and
// what belongs to an account
const isForgotten = `
  cart.type = 'default' AND cart.completed_at IS NULL AND cart.payment_id IS NULL AND cart.payment_authorized_at IS NULL
  AND cart.updated_at < $1 AND cart.context->>'account' IS NULL
  AND NOT EXISTS (SELECT FROM customer WHERE customer.id = cart.customer_id AND has_account)
  AND NOT EXISTS (SELECT FROM "order" WHERE "order".cart_id = cart.id)
  AND NOT EXISTS (SELECT FROM draft_order WHERE draft_order.cart_id = cart.id)
  AND NOT EXISTS (SELECT FROM swap WHERE swap.cart_id = cart.id)
  AND NOT EXISTS (SELECT FROM payment WHERE payment.cart_id = cart.id)
  AND NOT EXISTS (SELECT FROM payment_session session WHERE session.cart_id = cart.id
    AND (session.status = 'authorized' OR session.payment_authorized_at IS NOT NULL OR session.updated_at >= $1))
  AND NOT EXISTS (SELECT FROM vitrine_given_back WHERE payable_id = cart.id AND (state <> 'done' OR NOT is_put_right))
  AND NOT EXISTS (SELECT FROM line_item line WHERE line.cart_id = cart.id AND (line.updated_at >= $1
    OR num_nonnulls(line.order_id, line.swap_id, line.claim_order_id, line.order_edit_id) > 0))
  AND NOT EXISTS (SELECT FROM shipping_method method WHERE method.cart_id = cart.id
    AND num_nonnulls(method.order_id, method.swap_id, method.claim_order_id, method.return_id) > 0)`

// who is at a cart at this moment holds its row: it is passed over
const holdCarts = `
  SELECT cart.id FROM cart WHERE ${isForgotten} ORDER BY cart.updated_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`

// what came into it until it was held is seen only now; its completion begins with the lock
const readHeld = `
  SELECT cart.id, cart.customer_id, ARRAY[cart.shipping_address_id, cart.billing_address_id] AS addresses
  FROM cart WHERE ${isForgotten} AND cart.id = ANY($2) AND pg_try_advisory_xact_lock(hashtext('complete ' || cart.id))`

const ofCarts = [
  'DELETE FROM payment_session WHERE cart_id = ANY($1)',
  `DELETE FROM shipping_method_tax_line
  WHERE shipping_method_id IN (SELECT id FROM shipping_method WHERE cart_id = ANY($1))`,
  'DELETE FROM shipping_method WHERE cart_id = ANY($1)',
  'DELETE FROM custom_shipping_option WHERE cart_id = ANY($1)',
  'DELETE FROM line_item WHERE cart_id = ANY($1)',
  'DELETE FROM vitrine_held_look WHERE payable_id = ANY($1)',
  'DELETE FROM cart WHERE id = ANY($1)',
]

const forgetAddresses = `
  DELETE FROM address WHERE id = ANY($1) AND customer_id IS NULL
    AND NOT EXISTS (SELECT FROM "order" WHERE address.id IN ("order".shipping_address_id, "order".billing_address_id))
    AND NOT EXISTS (SELECT FROM cart WHERE address.id IN (cart.shipping_address_id, cart.billing_address_id))
    AND NOT EXISTS (SELECT FROM swap WHERE address.id = swap.shipping_address_id)
    AND NOT EXISTS (SELECT FROM claim_order claim WHERE address.id = claim.shipping_address_id)
    AND NOT EXISTS (SELECT FROM customer WHERE address.id = customer.billing_address_id)`

// Medusa makes a customer of each address of a guest
const forgetGuests = `
  DELETE FROM customer WHERE id = ANY($1) AND NOT has_account
    AND NOT EXISTS (SELECT FROM "order" WHERE "order".customer_id = customer.id)
    AND NOT EXISTS (SELECT FROM cart WHERE cart.customer_id = customer.id)
    AND NOT EXISTS (SELECT FROM address WHERE address.customer_id = customer.id)
    AND NOT EXISTS (SELECT FROM notification WHERE notification.customer_id = customer.id)
    AND NOT EXISTS (SELECT FROM vitrine_identity WHERE vitrine_identity.customer_id = customer.id)`

interface HeldCart {
  id: string
  customer_id: string | null
  addresses: (string | null)[]
}

/**
 * Deletes carts of guests that nobody has touched for `days`, with their lines, addresses, sessions of payment and guests,
 * a hundred at a time and 5,000 at most. Carts of accounts stay, and those that are paid, ordered or more than a cart.
 * @param days 9 at least; 0 keeps them for ever
 * @returns how many
 */
export async function forgetCarts(manager: EntityManager, days: number): Promise<number> {
  if (days <= 0) return 0
  const until = new Date(Date.now() - Math.max(days, leastDays) * dayMs)
  let count = 0
  for (let at = 0; at < mostBatches; at += 1) {
    const forgotten = await forgetBatch(manager, until)
    count += forgotten
    if (forgotten < batch) break
  }
  return count
}

function forgetBatch(manager: EntityManager, until: Date): Promise<number> {
  return manager.transaction(async (transaction) => {
    const [{ free }] = await transaction.query(tryLock)
    if (!free) return 0
    const held: { id: string }[] = await transaction.query(holdCarts, [until])
    const carts: HeldCart[] = await transaction.query(readHeld, [until, held.map(({ id }) => id)])
    const ids = carts.map(({ id }) => id)
    for (const forget of ofCarts) await transaction.query(forget, [ids])
    await transaction.query(forgetAddresses, [carts.flatMap(({ addresses }) => addresses)])
    await transaction.query(forgetGuests, [carts.map(({ customer_id: id }) => id)])
    return carts.length
  })
}
