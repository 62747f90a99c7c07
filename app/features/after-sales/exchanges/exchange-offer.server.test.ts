import { describe, expect, it } from 'vitest'
import { type RequestContext } from '~/context.server'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { type OrderReturns } from '../returns/read-returns.server'
import { mayExchange } from './exchange-offer.server'

const nothing = { former: [], requests: [], exchanged: new Set<string>(), claimed: [], parcels: [] }
const known = { past: nothing } as unknown as OrderReturns
const onItsWay = {
  past: { ...nothing, requests: [{ id: 'ret', status: 'requested', items: [{ item_id: 'item_1', quantity: 1 }] }] },
}
const shipped = { id: 'item_1', quantity: 1, shipped_quantity: 1, variant: { id: 'small', product_id: 'bowl' } }

function makeOrder(line: object = {}, order: object = {}) {
  return { payment_status: 'captured', items: [{ ...shipped, ...line }], ...order } as unknown as OrderRecord
}

/** A shop that has the bowl in these sizes. */
function makeShop(...sizes: string[]): RequestContext {
  const bowl = { id: 'bowl', metadata: null, variantIds: sizes }
  const shop = { listKnownProducts: async () => (sizes.length > 0 ? [bowl] : []) }
  const catalogue = { read: (_options: object, load: (shop: object) => unknown) => load(shop) }
  return { commerce: { catalogue } } as unknown as RequestContext
}

describe('mayExchange', () => {
  it('offers an exchange where there is another variant of what was shipped', async () => {
    expect(await mayExchange(makeShop('small', 'large'), makeOrder(), known)).toBe(true)
  })

  it.each([
    ['there is nothing else of it', makeShop('small'), makeOrder(), known],
    ['the shop has it no more', makeShop(), makeOrder(), known],
    ['its variant is gone', makeShop('large'), makeOrder({ variant: null }), known],
    ['it is not shipped', makeShop('small', 'large'), makeOrder({ shipped_quantity: 0 }), known],
    ['it is on its way back', makeShop('small', 'large'), makeOrder(), { ...known, ...onItsWay }],
    ['it is not paid', makeShop('small', 'large'), makeOrder({}, { payment_status: 'awaiting' }), known],
    ['the backend is without our plugin', makeShop('small', 'large'), makeOrder(), null],
  ])('offers none where %s', async (_, shop, order, returns) => {
    expect(await mayExchange(shop, order, returns)).toBe(false)
  })
})
