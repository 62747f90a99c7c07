import { type Order } from '~/commerce/shop/order'
import { describe, expect, it } from 'vitest'
import { type RequestContext } from '~/context.server'
import { makeLine } from '../../../../tests/support/test-order'
import { type OrderReturns } from '../returns/read-returns.server'
import { mayExchange } from './exchange-offer.server'

const nothing = { former: [], requests: [], exchanged: new Set<string>(), claimed: [], parcels: [] }
const known = { past: nothing } as unknown as OrderReturns
const onItsWay = {
  ...known,
  past: { ...nothing, requests: [{ id: 'ret', status: 'requested', items: [{ lineId: 'item_1', quantity: 1 }] }] },
}
const shipped = {
  ...makeLine({ id: 'item_1', quantity: 1, shipped: 1 }),
  createdAt: '',
  variant: { id: 'small', productId: 'bowl' },
}

function makeOrder(line: object = {}, order: object = {}) {
  return { paymentStatus: 'captured', items: [{ ...shipped, ...line }], ...order } as unknown as Order
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
    ['it is not shipped', makeShop('small', 'large'), makeOrder({ shipped: 0 }), known],
    ['it is on its way back', makeShop('small', 'large'), makeOrder(), onItsWay as unknown as OrderReturns],
    ['it is not paid', makeShop('small', 'large'), makeOrder({}, { paymentStatus: 'awaiting' }), known],
    ['the backend is without our plugin', makeShop('small', 'large'), makeOrder(), null],
  ])('offers none where %s', async (_, shop, order, returns) => {
    expect(await mayExchange(shop, order, returns)).toBe(false)
  })
})
