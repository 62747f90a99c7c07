import { expect, test } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { type LineChange } from '~/commerce/shop/order-edits'
import { toLocale } from '~/i18n/locales'
import { speak } from '~/i18n/speak.server'
import { toEditGuarantees } from './edit-guarantees.server'

const guarantee = {
  years: 5,
  brand: 'Halo',
  model: 'HLO-2',
  guarantor: { name: 'Halo Lichtmanufaktur', address: 'Musterweg 1, 12345 Musterstadt' },
  claim: { de: 'Schreiben Sie uns.' },
  territory: { de: 'In der ganzen EU.' },
  termsUrl: null,
}
const lamp = { id: 'lamp', guarantee }
const line = {
  id: 'item_1',
  title: 'Lamp',
  description: null,
  thumbnail: null,
  quantity: 1,
  giftCard: false,
  unitPrice: 950,
  variant: { id: 'variant_1', productId: lamp.id },
}
const added: LineChange = { id: 'added', kind: 'add', line, original: null }
const more: LineChange = { id: 'more', kind: 'update', line: { ...line, quantity: 2 }, original: line }
const fewer: LineChange = { id: 'fewer', kind: 'update', line, original: { ...line, quantity: 2 } }
const removed: LineChange = { id: 'removed', kind: 'remove', line: null, original: line }
const card: LineChange = { id: 'card', kind: 'add', line: { ...line, giftCard: true }, original: null }

function read(changes: LineChange[], { country = 'de', status = 'requested' as const } = {}) {
  const order = { shippingAddress: { ...emptyAddress, countryCode: country } }
  return toEditGuarantees(speak(toLocale('de', 'de')), order, { status, changes }, [lamp])
}

test.each([added, more])('who accepts more goods reads the notice and their guarantee first: $id', (change) => {
  const { notice, labels } = read([fewer, change])
  expect(notice).toContain('lang="de"')
  expect(Object.keys(labels)).toEqual([change.id])
  expect(labels[change.id]).toContain('Halo Lichtmanufaktur')
})

test('what brings no goods asks for no notice', () => {
  expect(read([fewer, removed, card])).toEqual({ notice: null, labels: {} })
})

test('nor does what goes where the law of the European Union does not hold', () => {
  expect(read([added], { country: 'us' })).toEqual({ notice: null, labels: {} })
})
