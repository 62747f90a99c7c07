import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedLine, type FormerLine, type OrderStatus } from '~/commerce/shop/order'
import { findLife, type PastFacts, type RequestFacts, toLineLives } from './line-life'
import { makeLine } from '../../../tests/support/test-order'

const three = makeLine({ fulfilled: 3, shipped: 3 })
const past: PastFacts = { former: [], requests: [], exchanged: new Set(), claimed: [], parcels: [] }

function readLife(line: Partial<CountedLine>, facts: Partial<PastFacts> = {}, status: OrderStatus = 'pending') {
  return toLineLives({ status, items: [{ ...three, ...line }] }, { ...past, ...facts })[0]
}

function toFormer(id: string, quantity: number): FormerLine {
  return { id, quantity, originalId: null, editId: null }
}

function ask(quantity: number, { id = 'ret', status = 'requested' }: Partial<RequestFacts> = {}): RequestFacts {
  return { id, status, items: [{ lineId: 'a', quantity }] }
}

describe('what can be asked back', () => {
  it.each<[string, Partial<CountedLine>, number]>([
    ['all that was shipped', {}, 3],
    ['nothing before it is shipped', { shipped: 0 }, 0],
    ['only the part that was shipped', { shipped: 2 }, 2],
    ['what has not come back', { returned: 1 }, 2],
    ['nothing twice', { returned: 3 }, 0],
    ['no gift card', { giftCard: true }, 0],
  ])('is %s', (_, change, expected) => {
    expect(readLife(change)?.returnable).toBe(expected)
    expect(toLineLives({ status: 'pending', items: [{ ...three, ...change }] }, null)[0]?.returnable).toBe(expected)
  })

  it('leaves out what is on its way back, of returns, exchanges and claims alike, and never falls below nothing', () => {
    expect(readLife({}, { requests: [ask(1), ask(1, { id: 'swap' })] })?.returnable).toBe(1)
    expect(readLife({ returned: 2 }, { requests: [ask(2)] })?.returnable).toBe(0)
  })

  it('leaves out what a claim has settled and the shopper keeps', () => {
    expect(readLife({}, { claimed: [{ lineId: 'a', quantity: 2 }] })).toMatchObject({ claimed: 2, returnable: 1 })
  })

  it('is nothing of an order that was cancelled, and all again once a return was', () => {
    expect(readLife({}, {}, 'cancelled')).toMatchObject({ returnable: 0, quantity: 0, cancelled: 3 })
    expect(readLife({}, { requests: [ask(2, { status: 'cancelled' })] })?.returnable).toBe(3)
  })

  it.each(['received', 'checked'] as const)('counts once what a return that is %s has brought', (status) => {
    const requests = [ask(2, { status })]
    expect(readLife({ returned: 2 }, { requests })).toMatchObject({ received: 2, returnable: 1 })
  })
})

describe('a line that an edit has replaced', () => {
  const now = { ...three, id: 'b', originalId: 'a', editId: 'edit_1', quantity: 4 }
  const former = [toFormer('a', 3)]

  it('goes on with what was asked back under its former id', () => {
    expect(readLife(now, { former, requests: [ask(2)] })).toMatchObject({
      id: 'b',
      ids: ['a', 'b'],
      ordered: 3,
      quantity: 4,
      onItsWayBack: 2,
      returnable: 1,
    })
  })

  it('is followed one step where the backend tells of its origin alone', () => {
    expect(readLife(now, { requests: [ask(2)] })).toMatchObject({ ids: ['a', 'b'], onItsWayBack: 2 })
  })

  it('counts what was sent and taken in between the proposal and the answer', () => {
    const stale = { ...now, fulfilled: 0, shipped: 0 }
    const items = [{ lineId: 'a', quantity: 3 }]
    const parcels = [{ shippedAt: '2026-03-01T10:00:00.000Z', cancelledAt: null, items }]
    const requests = [ask(1, { status: 'received' })]
    expect(readLife(stale, { former, parcels, requests })).toMatchObject({ packed: 3, shipped: 3, received: 1 })
  })

  it('tells what was added, what was taken away and what is exchanged', () => {
    const added = { ...three, id: 'new', editId: 'edit_1' }
    const items = [{ ...now, quantity: 2 }, added]
    const gone = [toFormer('x', 2)]
    const facts = { ...past, former: [...former, ...gone], requests: [ask(1)], exchanged: new Set(['ret']) }
    const lives = toLineLives({ status: 'pending', items }, facts)
    expect(findLife(lives, 'a')).toMatchObject({ ordered: 3, quantity: 2, cancelled: 1, exchanged: 1 })
    expect(findLife(lives, 'new')).toMatchObject({ ordered: 0, quantity: 3, cancelled: 0 })
    expect(findLife(lives, 'x')).toMatchObject({ ordered: 2, quantity: 0, cancelled: 2, returnable: 0 })
  })
})

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('ship', 'ask', 'exchange', 'receive', 'cancel'),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('edit'), pieces: fc.integer({ min: 0, max: 2 }) }),
  ),
  { maxLength: 12 },
)

/** One line as its shop might live it, each step only where it can be; `isEditing` false leaves edits' clones out. */
function live(history: { kind: string; pieces: number }[], isEditing: boolean) {
  let line = { ...three, fulfilled: 0, shipped: 0, returned: 0 }
  const former: PastFacts['former'][number][] = []
  const requests: RequestFacts[] = []
  const exchanged = new Set<string>()
  const parcels: PastFacts['parcels'][number][] = []
  for (const { kind, pieces } of history) {
    const [life] = toLineLives(
      { status: 'pending', items: [line] },
      { former, requests, exchanged, claimed: [], parcels },
    )
    if (!life) break
    const items = [{ lineId: line.id, quantity: pieces }]
    if (kind === 'ship' && line.shipped + pieces <= line.quantity) {
      parcels.push({ shippedAt: '2026-03-01T10:00:00.000Z', cancelledAt: null, items })
      line = { ...line, shipped: line.shipped + pieces }
    }
    if ((kind === 'ask' || kind === 'exchange') && pieces <= life.returnable) {
      const id = `ret_${requests.length}`
      requests.push({ id, status: 'requested', items })
      if (kind === 'exchange') exchanged.add(id)
    }
    const open = requests.find(({ status }) => status === 'requested')
    if (kind === 'cancel' && open) open.status = 'cancelled'
    if (kind === 'receive' && open) {
      open.status = 'received'
      line = { ...line, returned: line.returned + (open.items[0]?.quantity ?? 0) }
    }
    if (kind === 'edit') {
      const quantity = line.quantity + pieces
      if (isEditing) former.push({ ...line })
      const clone = { id: `${line.id}'`, originalId: line.id, editId: `edit_${former.length}` }
      line = { ...line, quantity, ...(isEditing && clone) }
    }
  }
  return toLineLives({ status: 'pending', items: [line] }, { former, requests, exchanged, claimed: [], parcels })
}

describe('whatever happens to a line', () => {
  it('its pieces are each in one place', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const [life] = live(history, true)
        if (!life) return false
        const { shipped, onItsWayBack, received, returnable, quantity, exchanged } = life
        expect(onItsWayBack + received + returnable).toBe(shipped)
        expect(shipped).toBeLessThanOrEqual(quantity)
        expect(exchanged).toBeLessThanOrEqual(onItsWayBack + received)
        return returnable >= 0
      }),
    )
  })

  it('an edit changes its id and nothing of what became of it', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const [edited, plain] = [live(history, true), live(history, false)]
        const toCounts = ([life]: typeof edited) => ({ ...life, id: '', ids: [], ordered: 0 })
        expect(edited).toHaveLength(1)
        expect(toCounts(edited)).toEqual(toCounts(plain))
      }),
    )
  })
})
