import { type Order } from '~/commerce/shop/order'
import { expect, it } from 'vitest'
import { toLineLives } from '~/features/orders/line-life'
import { makeLine } from '../../../../tests/support/test-order'
import { toOfferedLines } from './return-page.server'

it('offers lines in the order of the order’s page, so that problems are listed as their fields are', () => {
  const items = [
    { ...makeLine({ id: 'item_late', shipped: 2 }), createdAt: '2026-11-21T10:00:02Z' },
    { ...makeLine({ id: 'item_early', shipped: 2 }), createdAt: '2026-11-21T10:00:01Z' },
  ]
  const order = { status: 'pending', items } as unknown as Order
  const offered = toOfferedLines(order, toLineLives(order, null))
  expect(offered.map(({ id }) => id)).toEqual(['item_early', 'item_late'])
})
