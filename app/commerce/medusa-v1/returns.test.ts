import { expect, it } from 'vitest'
import { type ShopperCalls } from './repeatable-calls'
import { toExchanges } from './exchanges'
import { toReturns } from './returns'
import { type Medusa } from './types'

function connect() {
  const asked: unknown[] = []
  const returns = { create: async (body: object) => (asked.push(body), { return: { id: 'ret_1' } }) }
  const swaps = { create: async (body: object) => (asked.push(body), { swap: { cart_id: 'cart_1' } }) }
  const call: ShopperCalls['complete'] = (load) => load({ returns, swaps } as unknown as Medusa)
  const calls = { read: call, put: call, complete: call }
  return { asked, returns: toReturns(calls, async () => null), exchanges: toExchanges(calls) }
}

const piece = { lineId: 'item_1', quantity: 2, reasonId: null }

it('a return that the shopper sends without the shop names no way back, and no reason that nobody gave', async () => {
  const { asked, returns } = connect()
  await returns.request('order_1', { lines: [{ ...piece, note: null }], optionId: null })
  expect(asked).toEqual([{ order_id: 'order_1', items: [{ item_id: 'item_1', quantity: 2 }] }])
})

it('a return is asked for with what was said of it', async () => {
  const { asked, returns } = connect()
  const lines = [{ ...piece, reasonId: 'small', note: 'Too tight' }]
  expect(await returns.request('order_1', { lines, optionId: 'so_1' })).toEqual({ id: 'ret_1' })
  expect(asked).toEqual([
    {
      order_id: 'order_1',
      items: [{ item_id: 'item_1', quantity: 2, reason_id: 'small', note: 'Too tight' }],
      return_shipping: { option_id: 'so_1' },
    },
  ])
})

it('an exchange brings as many pieces as go back', async () => {
  const { asked, exchanges } = connect()
  const lines = [{ ...piece, variantId: 'large' }]
  expect(await exchanges.begin('order_1', { lines, optionId: 'so_1' })).toBe('cart_1')
  expect(asked).toEqual([
    {
      order_id: 'order_1',
      return_items: [{ item_id: 'item_1', quantity: 2 }],
      additional_items: [{ variant_id: 'large', quantity: 2 }],
      return_shipping_option: 'so_1',
    },
  ])
})
