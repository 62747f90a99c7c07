import { expect, test } from 'vitest'
import { toCartContext, toContextRecord } from './cart-context'

const orderKey = '3f0c2f6e-6d62-4f0e-9a53-5b0c7b1b1b1b'
// as the builds of before have written it
const kept = {
  locale: 'de-at',
  account: 'cus_1',
  attempt: 'x1',
  merging: { variant_1: 3 },
  order_key: orderKey,
  merged_into: 'cart_2',
  finished: { shipping: [{ id: 'so_1', name: 'Post', amount: 500 }], provider: 'manual', total: 2285 },
  taken: ['bag_1'],
  saved: [
    { variantId: 'variant_1', quantity: 2, title: 'Mug', known: { price: 1250, regionId: 'reg_eu', taxed: true } },
    { variantId: 'variant_2', quantity: 1, title: 'Bowl' },
  ],
}

test('what a former build has kept with a cart counts, and is written as it was', () => {
  const context = toCartContext({ ...kept, ip: '127.0.0.1' })
  expect(context).toMatchObject({ orderKey, mergedInto: 'cart_2', account: 'cus_1', taken: ['bag_1'] })
  expect(context.saved[1]).toEqual({ variantId: 'variant_2', quantity: 1, title: 'Bowl', known: null })
  expect(toContextRecord(context)).toEqual(kept)
})

test('amounts of shipping that the first builds have not kept stay away', () => {
  const finished = { shipping: [{ id: 'so_1', name: 'Post' }], provider: null, total: null }
  const context = toCartContext({ finished })
  expect(context.finished?.shipping).toEqual([{ id: 'so_1', name: 'Post', amount: null }])
  expect(toContextRecord({ finished: context.finished })).toEqual({ finished })
})

test.each([[null], [undefined], ['text'], [[]], [{}]])('of %j nothing is known', (context) => {
  expect(toCartContext(context)).toMatchObject({ account: null, finished: null, saved: [], taken: [] })
})

test('what cannot be read is as if it was not there, and the rest counts', () => {
  const context = toCartContext({
    ...kept,
    saved: [{ variantId: 'variant_1', quantity: 0, title: '' }],
    order_key: '1',
  })
  expect(context).toMatchObject({ saved: [], orderKey: null, account: 'cus_1' })
})

test('only what is named is written', () => {
  expect(toContextRecord({ saved: [], account: null })).toEqual({ saved: [] })
  expect(toContextRecord({ mergedInto: 'cart_2' })).toEqual({ merged_into: 'cart_2' })
})
