import { expect, it } from 'vitest'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { toFingerprint } from '~/once/fingerprint.server'
import { toEditFingerprint } from './difference.server'

const line = {
  id: 'item_2',
  quantity: 1,
  title: 'Mug',
  description: null,
  thumbnail: null,
  giftCard: false,
  unitPrice: 950,
  variant: null,
}
const edit: OrderEdit = {
  ...{ id: 'oe_1', orderId: 'order_1', status: 'requested', declinedReason: '', paymentCollectionId: null },
  ...{ total: 4900, difference: 1000 },
  changes: [
    { id: 'c', kind: 'update', line, original: line },
    { id: 'd', kind: 'remove', line: null, original: line },
  ],
}

it('a page that yesterday’s build has made still accepts the proposal that it shows', () => {
  const lines = [
    ['item_update', 'item_2', 1],
    ['item_remove', undefined, undefined],
  ]
  expect(toEditFingerprint(edit, null)).toBe(toFingerprint(['oe_1', 4900, 1000, lines, undefined, undefined]))
})

it('a proposal that was changed since is another one', () => {
  const [first] = edit.changes
  const changes = first ? [{ ...first, line: { ...line, quantity: 2 } }] : []
  expect(toEditFingerprint({ ...edit, changes }, null)).not.toBe(toEditFingerprint(edit, null))
})
