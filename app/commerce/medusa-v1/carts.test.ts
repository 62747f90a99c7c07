import { expect, test } from 'vitest'
import { CommerceError } from '../errors'
import { type Calls } from './repeatable-calls'
import { toCarts } from './carts'
import { MedusaRefusal } from './medusa-refusal'
import { type Medusa } from './types'

const call = 'POST /store/carts/:id'
const lost = (kind: 'timeout' | 'unreachable') => new CommerceError({ kind, call, mayHaveHappened: true })
const missing = new CommerceError({ kind: 'not-found', call, status: 404, mayHaveHappened: false })
const unsent = new CommerceError({ kind: 'unreachable', call, mayHaveHappened: false })

const plain = { id: 'cart_1', total: 100, region: { currency_code: 'eur' } }

interface Line {
  id: string
  variant_id: string
  quantity: number
}

/** A backend with one cart, whose writes do what `lose` says: they take effect, or fail before or after. */
class Backend {
  lines: Line[] = []
  context: object = {}
  completions = 0
  readonly lose: ('before' | 'after' | 'closed')[] = []
  error = lost('unreachable')

  readonly #medusa = {
    carts: {
      retrieve: async () => this.#cart,
      update: (_: string, { context }: { context: object }) =>
        this.#write(() => {
          this.context = { ...this.context, ...context }
        }),
      deletePaymentSession: async () => this.#cart,
      complete: async () => {
        this.completions += 1
        throw new CommerceError({ kind: 'invalid', call, mayHaveHappened: false })
      },
      lineItems: {
        create: (_: string, line: Omit<Line, 'id'>) =>
          this.#write(() => this.lines.push({ id: `item_${this.lines.length}`, ...line })),
        update: (_: string, id: string, { quantity }: { quantity: number }) =>
          this.#write(() => {
            this.lines = this.lines.map((line) => (line.id === id ? { ...line, quantity } : line))
          }),
        delete: (_: string, id: string) =>
          this.#write(() => {
            this.lines = this.lines.filter((line) => line.id !== id)
          }),
      },
    },
  }

  readonly asked: (keyof Calls)[] = []
  readonly calls: Calls = { read: this.#toCall('read'), write: this.#toCall('write'), put: this.#toCall('put') }
  readonly carts = toCarts(this.calls)

  get #cart() {
    const sessions = [{ provider_id: 'manual' }]
    return { cart: { ...plain, items: this.lines, context: this.context, payment_sessions: sessions } }
  }

  #toCall(kind: keyof Calls): Calls['read'] {
    return async (load) => {
      this.asked.push(kind)
      return load(this.#medusa as unknown as Medusa)
    }
  }

  async #write(run: () => unknown) {
    const lose = this.lose.shift()
    if (lose === 'closed') throw missing
    if (lose === 'before') throw this.error
    run()
    if (lose === 'after') throw this.error
    return this.#cart
  }
}

const empty = { id: 'cart_1', items: [] }
const two = { lines: [{ variant_id: 'mug', quantity: 2 }] }

test('what was added although the answer was lost is not added again', async () => {
  for (const kind of ['timeout', 'unreachable'] as const) {
    const backend = Object.assign(new Backend(), { error: lost(kind) })
    backend.lose.push('after')
    await backend.carts.putVariant(empty, { variantId: 'mug', quantity: 2 })
    expect(backend, kind).toMatchObject(two)
  }
})

test('what certainly did not arrive is added once more', async () => {
  const backend = new Backend()
  backend.lose.push('before')
  await backend.carts.putVariant(empty, { variantId: 'mug', quantity: 2 })
  expect(backend).toMatchObject(two)
})

test('what may still be on its way is not added again, and says so', async () => {
  const backend = Object.assign(new Backend(), { error: lost('timeout') })
  backend.lose.push('before')
  await expect(backend.carts.putVariant(empty, { variantId: 'mug', quantity: 2 })).rejects.toMatchObject({
    mayHaveHappened: true,
  })
  expect(backend.lines).toEqual([])
})

test('what never left is not looked for', async () => {
  const backend = Object.assign(new Backend(), { error: unsent })
  backend.lose.push('before')
  await expect(backend.carts.putVariant(empty, { variantId: 'mug', quantity: 2 })).rejects.toBe(unsent)
  expect(backend.asked).toEqual(['write'])
})

test('only adding is a call that is never repeated by itself', async () => {
  const backend = new Backend()
  const cart = await backend.carts.putVariant(empty, { variantId: 'mug', quantity: 2 })
  await backend.carts.putVariant(cart, { variantId: 'mug', quantity: 5 })
  await backend.carts.putLine('cart_1', 'item_0', 0)
  expect(backend.asked).toEqual(['write', 'put', 'put'])
  expect(backend.lines).toEqual([])
})

test('a quantity whose answer was lost is found in the cart', async () => {
  const backend = Object.assign(new Backend(), { lines: [{ id: 'item_0', variant_id: 'mug', quantity: 1 }] })
  backend.lose.push('after')
  const cart = await backend.carts.putLine('cart_1', 'item_0', 3)
  expect(cart.items).toMatchObject([{ id: 'item_0', variantId: 'mug', quantity: 3 }])
})

test('a cart that a refused order has closed is opened again', async () => {
  const backend = new Backend()
  backend.lose.push('closed')
  await backend.carts.putVariant(empty, { variantId: 'mug', quantity: 2 })
  expect(backend).toMatchObject({ ...two, completions: 1 })
})

test('a list of what is put aside whose answer was lost is found in the cart as it was sent', async () => {
  const backend = new Backend()
  backend.lose.push('after')
  const saved = [{ variantId: 'mug', quantity: 1, title: 'Mug', known: null }]
  expect((await backend.carts.putSaved('cart_1', saved)).context.saved).toEqual(saved)
  expect(backend.context).toEqual({ saved: [{ variantId: 'mug', quantity: 1, title: 'Mug' }] })
})

test.each([
  ['gone', missing],
  [
    'nothing-left',
    new MedusaRefusal({ kind: 'failed', call, status: 500, mayHaveHappened: false }, { type: 'unexpected_state' }),
  ],
])('a cart is %s where the backend says so', async (reason, error) => {
  const calls = { ...new Backend().calls, read: () => Promise.reject(error) }
  expect(await toCarts(calls).read('cart_1')).toBe(reason)
  await expect(toCarts(calls).require('cart_1')).rejects.toBe(error)
})
