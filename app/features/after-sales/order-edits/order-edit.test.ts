import { expect, it } from 'vitest'
import { type EditedLine } from '~/commerce/shop/order-edits'
import { toChangeViews } from './order-edit'

const line = {
  id: 'item_1',
  title: 'Mug',
  description: 'Blue',
  thumbnail: null,
  giftCard: false,
  unitPrice: 950,
  quantity: 1,
  variant: null,
}
const words = ({ title, description }: EditedLine) => ({ title, variant: description ?? '', picture: null })

it('says of each line how many there are and how many there would be', () => {
  const changes = [
    { id: 'a', kind: 'add' as const, line: { ...line, title: 'Bowl', quantity: 2 }, original: null },
    { id: 'b', kind: 'update' as const, line: { ...line, quantity: 3 }, original: line },
    { id: 'c', kind: 'remove' as const, line: null, original: { ...line, quantity: 4 } },
  ]
  expect(toChangeViews({ changes }, words, { b: 'short' })).toEqual([
    { id: 'a', title: 'Bowl', variant: 'Blue', picture: null, before: 0, after: 2, obstacle: null },
    { id: 'b', title: 'Mug', variant: 'Blue', picture: null, before: 1, after: 3, obstacle: 'short' },
    { id: 'c', title: 'Mug', variant: 'Blue', picture: null, before: 4, after: 0, obstacle: null },
  ])
})

it('leaves out a change of which the backend says nothing', () => {
  expect(toChangeViews({ changes: [{ id: 'a', kind: 'update' as const, line: null, original: null }] }, words)).toEqual(
    [],
  )
})
