import { removeMade } from '../../backend/tests/remove-made.mjs'
import { deliver, signDelivery } from './catalogue-hook'
import { readWorld } from './world'

// what Medusa's answer calls the thing that a POST to such a path of its admin API makes, and who is told that it is gone
const kinds = {
  products: { name: 'product', change: 'product' },
  collections: { name: 'collection', change: 'collection' },
  'product-categories': { name: 'product_category', change: 'category' },
  discounts: { name: 'discount', change: null },
  'gift-cards': { name: 'gift_card', change: null },
  'price-lists': { name: 'price_list', change: null },
  'customer-groups': { name: 'customer_group', change: null },
  'shipping-profiles': { name: 'shipping_profile', change: null },
} as const

type Kind = keyof typeof kinds

interface Made {
  kind: Kind
  id: string
  handle?: string
}

// each batch makes the shop look at its lists once
const batchSize = 12

/**
 * What the tests of a worker have made through the admin API. What a test made goes with those of some others once it is
 * over; what was made for a whole file stays until the worker ends. Regions stay, with their shipping options: tests share
 * them across workers.
 */
export function createMade() {
  const made: Made[] = []
  const due: Made[] = []
  const lasting: Made[] = []

  async function remove(things: Made[]): Promise<void> {
    if (things.length === 0) return
    const ids: Partial<Record<Kind, string[]>> = {}
    for (const { kind, id } of things) (ids[kind] ??= []).push(id)
    await removeMade(readWorld('DATABASE_URL'), ids)
    const changes = things.flatMap(({ kind, id, handle }) => {
      const { change } = kinds[kind]
      return change ? [{ kind: change, id, handle }] : []
    })
    if (changes.length > 0) await deliver(signDelivery(changes))
  }

  return {
    /** Takes down what a POST to `path` was answered with, where that made something. */
    note(path: string, answer: unknown): void {
      const kind = /^\/admin\/([\w-]+)$/.exec(path)?.[1]
      if (!isKind(kind)) return
      const thing = (answer as Record<string, { id: string; handle?: string } | undefined>)[kinds[kind].name]
      if (thing) made.push({ kind, id: thing.id, ...(thing.handle && { handle: thing.handle }) })
    },

    /** Runs a test and removes what was made meanwhile, now or with that of the next ones. */
    async during(test: () => Promise<void>): Promise<void> {
      const before = made.length
      await test()
      due.push(...made.splice(before))
      // a category stands in everybody's menu
      if (due.length >= batchSize || due.some(({ kind }) => kind === 'product-categories')) await remove(due.splice(0))
    },

    /** Makes what serves the tests that follow as well, whichever asks first: it stays until the worker ends. */
    async lasting<T>(make: () => Promise<T>): Promise<T> {
      const before = made.length
      const thing = await make()
      lasting.push(...made.splice(before))
      return thing
    },

    /** At the end of a file: removes all but what `lasting` has made, which tests of other files go on with. */
    removeOfFile: () => remove([...due.splice(0), ...made.splice(0)]),

    /** At the end of the worker. */
    removeAll: () => remove([...due.splice(0), ...made.splice(0), ...lasting.splice(0)]),
  }
}

function isKind(name: string | undefined): name is Kind {
  return name !== undefined && name in kinds
}
