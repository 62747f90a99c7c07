import { queryBackend } from '../../../../backend/tests/query.mjs'
import { readWorld } from '../../../support/world'
import { type Life } from './life'

type Owned = 'customers' | 'emails' | 'carts' | 'orders'

// what there is, and not when somebody looked at it last
const queries: Record<string, [text: string, ...owned: Owned[]]> = {
  customers: [
    `SELECT id, email, first_name, last_name, phone, has_account, password_hash, metadata, billing_address_id, deleted_at
    FROM customer WHERE id = ANY($1) OR lower(email) = ANY($2) ORDER BY id`,
    'customers',
    'emails',
  ],
  identities: ['SELECT * FROM vitrine_identity WHERE customer_id = ANY($1) ORDER BY customer_id', 'customers'],
  providers: ['SELECT * FROM vitrine_provider_account WHERE customer_id = ANY($1) ORDER BY id', 'customers'],
  sessions: ['SELECT id, generation FROM vitrine_session WHERE customer_id = ANY($1) ORDER BY id', 'customers'],
  addresses: [
    `SELECT id, customer_id, first_name, last_name, address_1, postal_code, city, deleted_at FROM address
    WHERE customer_id = ANY($1) ORDER BY id`,
    'customers',
  ],
  orders: [
    `SELECT id, status, fulfillment_status, payment_status, email, customer_id, metadata FROM "order"
    WHERE id = ANY($1) ORDER BY id`,
    'orders',
  ],
  returns: ['SELECT id, status, refund_amount, order_id FROM "return" WHERE order_id = ANY($1) ORDER BY id', 'orders'],
  exchanges: [
    `SELECT id, payment_status, fulfillment_status, canceled_at, confirmed_at, cart_id FROM swap
    WHERE order_id = ANY($1) ORDER BY id`,
    'orders',
  ],
  edits: [
    `SELECT id, confirmed_at, declined_at, canceled_at, payment_collection_id FROM order_edit
    WHERE order_id = ANY($1) ORDER BY id`,
    'orders',
  ],
  differences: [
    `SELECT c.id, c.status, c.amount, c.authorized_amount FROM payment_collection c
    JOIN order_edit e ON e.payment_collection_id = c.id WHERE e.order_id = ANY($1) ORDER BY c.id`,
    'orders',
  ],
  payments: [
    'SELECT id, order_id, amount, amount_refunded, canceled_at FROM payment WHERE order_id = ANY($1) ORDER BY id',
    'orders',
  ],
  withdrawals: ['SELECT * FROM vitrine_withdrawal WHERE order_id = ANY($1) ORDER BY id', 'orders'],
  carts: [
    `SELECT id, email, customer_id, region_id, shipping_address_id, billing_address_id, completed_at, context
    FROM cart WHERE id = ANY($1) ORDER BY id`,
    'carts',
  ],
  lines: [
    `SELECT id, cart_id, order_id, variant_id, quantity FROM line_item
    WHERE cart_id = ANY($1) OR order_id = ANY($2) ORDER BY id`,
    'carts',
    'orders',
  ],
}

/** All that is the owner's, as the backend has it: rows by what they are. */
export async function readBackendState(life: Life): Promise<Record<string, unknown[]>> {
  const owned: Record<Owned, string[]> = {
    customers: life.customerIds,
    emails: life.emails.map((email) => email.toLowerCase()),
    carts: [...new Set([...life.bags.map(({ id }) => id), ...(life.known.cartId ?? [])])],
    orders: life.bags.flatMap(({ order }) => order?.id ?? []),
  }
  const all = Object.entries(queries).map(([name, [text, ...keys]]) => {
    return { name, text, values: keys.map((key) => owned[key]) }
  })
  return queryBackend(readWorld('DATABASE_URL'), all)
}

/** How many sessions of the account count, as the plugin counts them. */
export async function countSessions({ account }: Life): Promise<number> {
  const text = `SELECT s.id FROM vitrine_session s LEFT JOIN vitrine_identity i ON i.customer_id = s.customer_id
    WHERE s.customer_id = $1 AND s.until > now() AND s.generation = coalesce(i.generation, 0)`
  const { found } = await queryBackend(readWorld('DATABASE_URL'), [{ name: 'found', text, values: [account?.id] }])
  return found?.length ?? 0
}

/** Lets orders have numbers that nothing else on a page is. */
export async function raiseOrderNumbers(): Promise<void> {
  const text = `SELECT setval('order_display_id_seq', greatest(last_value, $1)) FROM order_display_id_seq`
  await queryBackend(readWorld('DATABASE_URL'), [{ name: 'raised', text, values: [48_151_623] }])
}
