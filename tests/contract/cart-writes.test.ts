import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type Calls } from '~/commerce/medusa-v1/repeatable-calls'
import { toCart } from '~/commerce/medusa-v1/cart'
import { toCarts } from '~/commerce/medusa-v1/carts'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { mergeCart } from '~/features/cart/merge-carts.server'
import { toLocale } from '~/i18n/locales'
import {
  addLine,
  changeVariant,
  complete,
  guest,
  makeCart,
  makeProduct,
  makeReadyCart,
  readCart as readRecord,
  removeProducts,
  requireLine,
  requireRegion,
  type TestProduct,
} from './backend'

let mug: TestProduct
let bowl: TestProduct
beforeAll(async () => {
  mug = await makeProduct()
  bowl = await makeProduct()
})
afterAll(removeProducts)

async function readCart(id: string) {
  return toCart(await readRecord(id))
}

function quantity(cart: { items: { variantId: string | null; quantity: number }[] }, product: TestProduct) {
  const lines = cart.items.filter(({ variantId }) => variantId === product.variantId)
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** A face on the real backend that breaks at its `nth` write: before it is sent, or after it took effect. */
function breakAt(nth: number, when: 'before' | 'after'): ShopperClient {
  let writes = 0
  async function maybe<T>(run: () => Promise<T>): Promise<T> {
    writes += 1
    if (writes !== nth) return run()
    if (when === 'after') await run()
    const mayHaveHappened = when === 'after'
    throw new CommerceError({ kind: 'timeout', call: 'POST /store/carts/:id', mayHaveHappened })
  }
  return withCalls({
    write: (load) => maybe(() => guest.write(load)),
    put: (load) => maybe(() => guest.put(load)),
  })
}

/** A client of the real backend whose carts are written by other calls. */
function withCalls(calls: Partial<Pick<Calls, 'write' | 'put'>>): ShopperClient {
  const { read, write, put } = { ...guest, ...calls }
  return { ...guest, ...calls, carts: toCarts({ read, write, put }) }
}

describe('folding one cart into another', () => {
  async function makePair() {
    const [target, source] = await Promise.all([makeCart(mug.variantId), makeCart(mug.variantId)])
    await addLine(source, bowl.variantId, 3)
    return { target, source }
  }

  it('adds up what both hold, once', async () => {
    const { target, source } = await makePair()
    const { cart, whole } = await mergeCart(guest, await readCart(target), await readCart(source), toLocale('en', 'us'))
    expect([quantity(cart, mug), quantity(cart, bowl), whole]).toEqual([2, 3, true])
    expect((await readCart(source)).context.mergedInto).toBe(target)
  })

  // four writes: the plan, two lines, the mark
  const cuts = [1, 2, 3, 4].flatMap((nth) => [[nth, 'before'] as const, [nth, 'after'] as const])
  it.each(cuts)(
    'cut off at write %d (%s it took effect) is taken up again, nothing doubled or lost',
    async (...cut) => {
      const { target, source } = await makePair()
      // an added line whose answer is lost is found again at once; every other cut breaks the fold off
      await mergeCart(breakAt(...cut), await readCart(target), await readCart(source), toLocale('en', 'us')).catch(
        () => undefined,
      )
      const again = await readCart(source)
      if (again.context.mergedInto === null) await mergeCart(guest, await readCart(target), again, toLocale('en', 'us'))
      const cart = await readCart(target)
      expect([quantity(cart, mug), quantity(cart, bowl)]).toEqual([2, 3])
    },
  )

  it('puts aside what the region of the target does not sell, and names it', async () => {
    const local = await makeProduct({ amounts: { eur: 100 } })
    const { id: region_id } = await requireRegion('usd')
    const { cart: made } = await guest.write(({ carts }) => carts.create({ region_id, country_code: 'us' }))
    const target = toCart(made)
    const source = await makeCart(mug.variantId, local.variantId)
    const { cart, putAside } = await mergeCart(guest, target, await readCart(source), toLocale('en', 'us'))
    expect([quantity(cart, mug), quantity(cart, local)]).toEqual([1, 0])
    expect(putAside).toEqual([expect.stringContaining('Contract mug')])
  })
})

describe('putting a variant into a cart', () => {
  it('whose answer was lost is not doubled, whether it timed out or broke', async () => {
    for (const kind of ['timeout', 'unreachable'] as const) {
      const id = await makeCart()
      const losing = withCalls({
        async write(load) {
          await guest.write(load)
          throw new CommerceError({ kind, call: 'POST', mayHaveHappened: true })
        },
      })
      const cart = await losing.carts.putVariant(await readCart(id), { variantId: mug.variantId, quantity: 2 })
      expect(quantity(cart, mug), kind).toBe(2)
    }
  })

  it('that never arrived is tried once more, but not after a timeout', async () => {
    function loseFirst(kind: 'timeout' | 'unreachable'): ShopperClient {
      let lost = false
      return withCalls({
        async write(load) {
          if (lost) return guest.write(load)
          lost = true
          throw new CommerceError({ kind, call: 'POST', mayHaveHappened: true })
        },
      })
    }
    const id = await makeCart()
    const cart = await loseFirst('unreachable').carts.putVariant(await readCart(id), {
      variantId: mug.variantId,
      quantity: 2,
    })
    expect(quantity(cart, mug)).toBe(2)
    const other = await readCart(await makeCart())
    await expect(
      loseFirst('timeout').carts.putVariant(other, { variantId: mug.variantId, quantity: 2 }),
    ).rejects.toThrow('timeout')
    expect(quantity(await readCart(other.id), mug)).toBe(0)
  })

  it('works on a cart whose completion was refused', async () => {
    const lamp = await makeProduct({ stock: 1 })
    const id = await makeReadyCart(mug.variantId, lamp.variantId)
    await changeVariant(lamp, { inventory_quantity: 0 })
    await expect(complete(id)).rejects.toThrow('insufficient_inventory')
    const cart = await guest.carts.putVariant(await readCart(id), { variantId: mug.variantId, quantity: 4 })
    expect(quantity(cart, mug)).toBe(4)
  })
})

it('Medusa’s own switch of a region keeps each line’s manner of tax, so the shop makes a new cart instead', async () => {
  const id = await makeCart(mug.variantId)
  const { id: region_id } = await requireRegion('usd')
  const { cart } = await guest.put(({ carts }) => carts.update(id, { region_id, country_code: 'us' }))
  expect(cart.region?.includes_tax).toBe(false)
  expect(requireLine(cart, mug.variantId)).toMatchObject({ unit_price: 1300, includes_tax: true, total: 1300 })
})
