import type { EntityManager } from 'typeorm'
import { randomBytes } from 'node:crypto'

/**
 * What the demo's payment service knows, as a service elsewhere would: in tables of its own, on connections of its own,
 * so that nothing which Medusa rolls back is undone here.
 *
 * `open` waits for the shopper, `waiting` for the service itself (`due_at`); `paid`, `declined` and `void` are final, but
 * what is paid can still be made void, which gives the money back. `cart_id` is what Medusa asks the payment for: a cart,
 * or a payment collection.
 */

export interface DemoPayment {
  id: string
  cart_id: string
  /** in minor units */
  amount: number
  currency: string
  due_at: Date | null
  state: 'open' | 'waiting' | 'paid' | 'declined' | 'void'
}

export type DemoPayments = ReturnType<typeof createPayments>

const createTable = `
  CREATE TABLE IF NOT EXISTS vitrine_demo_payment (
    id text PRIMARY KEY, cart_id text NOT NULL, amount integer NOT NULL, currency text NOT NULL,
    state text NOT NULL DEFAULT 'open', due_at timestamptz, created_at timestamptz NOT NULL DEFAULT now())`

const add = 'INSERT INTO vitrine_demo_payment (id, cart_id, amount, currency) VALUES ($1, $2, $3, $4)'
const columns = 'id, cart_id, amount, currency, state, due_at'
const find = `SELECT ${columns} FROM vitrine_demo_payment WHERE id = $1`
const listWaiting = `SELECT ${columns} FROM vitrine_demo_payment WHERE state = 'waiting'`

const move = `
  UPDATE vitrine_demo_payment SET state = $2, due_at = now() + $4 * interval '1 millisecond'
  WHERE id = $1 AND state = ANY($3)
  RETURNING ${columns}`

/** @param manager outside of any transaction */
export function createPayments(manager: EntityManager) {
  async function changeState(
    id: string,
    state: DemoPayment['state'],
    from: DemoPayment['state'][],
    delayMs: number | null = null,
  ): Promise<DemoPayment | null> {
    // typeorm answers an UPDATE with [rows, count]
    const [[payment]] = await manager.query(move, [id, state, from, delayMs])
    return payment ?? null
  }
  return {
    prepare: () => manager.query(createTable),

    /** @returns its id, which nobody can guess */
    async open({ cartId, amount, currency }: { cartId: string; amount: number; currency: string }): Promise<string> {
      const id = `demo_${randomBytes(16).toString('base64url')}`
      await manager.query(add, [id, cartId, amount, currency])
      return id
    },

    find: async (id: string): Promise<DemoPayment | null> => (await manager.query(find, [id]))[0] ?? null,

    listWaiting: (): Promise<DemoPayment[]> => manager.query(listWaiting),

    /** Each answers the payment where it could be changed so, else null. */
    pay: (id: string) => changeState(id, 'paid', ['open', 'waiting']),
    payLater: (id: string, delayMs: number) => changeState(id, 'waiting', ['open'], delayMs),
    decline: (id: string) => changeState(id, 'declined', ['open']),
    makeVoid: (id: string) => changeState(id, 'void', ['open', 'waiting', 'paid', 'declined']),
  }
}

export function isForCollection({ cart_id: id }: DemoPayment) {
  return id.startsWith('paycol_')
}
