import { expect, it } from 'vitest'
import { toLineLives } from '~/features/orders/line-life'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { toOfferedLines } from './return-page.server'

function makeLine(id: string, createdAt: string) {
  const pieces = { quantity: 2, shipped_quantity: 2, returned_quantity: 0 }
  return { id, created_at: createdAt, ...pieces }
}

it('offers lines in the order of the order’s page, so that problems are listed as their fields are', () => {
  const items = [makeLine('item_late', '2026-11-21T10:00:02Z'), makeLine('item_early', '2026-11-21T10:00:01Z')]
  const order = { status: 'pending', items } as unknown as OrderRecord
  const offered = toOfferedLines(order, toLineLives(order, null))
  expect(offered.map(({ id }) => id)).toEqual(['item_early', 'item_late'])
})
