import i18next from 'i18next'
import { expect, test } from 'vitest'
import { type MessageParams, translate } from './translate'

const tree = {
  plain: 'Plain',
  named: 'Hello {{name}}, {{ name }} again {{missing}}',
  count_one: '{{count}} thing',
  count_other: '{{count}} things',
}
const flat = Object.fromEntries(Object.entries(tree).map(([key, text]) => [`ns:${key}`, text]))

test.each<[string, MessageParams]>([
  ['ns:plain', {}],
  ['ns:count', { count: 0 }],
  ['ns:count', { count: 1 }],
  ['ns:count', { count: 12 }],
])('%s with %j reads as i18next would say it', async (key, params) => {
  const instance = i18next.createInstance()
  await instance.init({ lng: 'en', resources: { en: { ns: tree } }, interpolation: { escapeValue: false } })
  expect(translate(flat, 'en-US', key, params)).toBe(instance.t(key, params))
})

test('a value goes in as it is, a missing one leaves its place visible, a missing key shows itself', () => {
  expect(translate(flat, 'en-US', 'ns:named', { name: '<b>$1' })).toBe('Hello <b>$1, {{ name }} again {{missing}}')
  expect(translate(flat, 'en-US', 'ns:nowhere')).toBe('ns:nowhere')
})
