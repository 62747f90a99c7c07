import { expect, it } from 'vitest'
import { toChangeViews } from './order-edit'

const line = { id: 'item_1', title: 'Mug', description: 'Blue', thumbnail: null, quantity: 1, variant: null }
const words = ({ title, description }: { title: string; description: string | null }) => ({
  title,
  variant: description ?? '',
  picture: null,
})

it('says of each line how many there are and how many there would be', () => {
  const changes = [
    { id: 'a', type: 'item_add' as const, line_item: { ...line, title: 'Bowl', quantity: 2 } },
    { id: 'b', type: 'item_update' as const, line_item: { ...line, quantity: 3 }, original_line_item: line },
    { id: 'c', type: 'item_remove' as const, original_line_item: { ...line, quantity: 4 } },
  ]
  expect(toChangeViews({ changes }, words, { b: 'short' })).toEqual([
    { id: 'a', title: 'Bowl', variant: 'Blue', picture: null, before: 0, after: 2, obstacle: null },
    { id: 'b', title: 'Mug', variant: 'Blue', picture: null, before: 1, after: 3, obstacle: 'short' },
    { id: 'c', title: 'Mug', variant: 'Blue', picture: null, before: 4, after: 0, obstacle: null },
  ])
})

it('leaves out a change of which the backend says nothing', () => {
  expect(toChangeViews({ changes: [{ id: 'a', type: 'item_update' as const }] }, words)).toEqual([])
})
