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

const arabic = {
  'ns:within': '30 يومًا: {{code}}، \u2066+43 1\u2069',
  'ns:few': '{{count}} / {{code}}',
  'ns:count_few': '{{count}} قطع',
  'ns:count_other': '{{count}} قطعة',
}

test.each([
  ['ar-AE', 'ns:count', { count: 3 }, '3 قطع'],
  ['ar-KW', 'ns:count', { count: 3 }, '٣ قطع'],
  ['ar-KW', 'ns:count', { count: 1200 }, '١٢٠٠ قطعة'],
  ['ar-KW', 'ns:few', { count: 3, code: 'AB-12' }, '٣ / \u2068AB-12\u2069'],
  ['ar-KW', 'ns:within', { code: 'AB-12' }, '٣٠ يومًا: \u2068AB-12\u2069، \u2066+43 1\u2069'],
  ['ar-AE', 'ns:within', { code: 'AB-12' }, '30 يومًا: \u2068AB-12\u2069، \u2066+43 1\u2069'],
])(
  '%s writes %s with %j in its own digits, and keeps what is put in apart from the words',
  (tag, key, params, text) => {
    expect(translate(arabic, tag, key, params)).toBe(text)
  },
)

test('a value goes in as it is, a missing one leaves its place visible, a missing key shows itself', () => {
  expect(translate(flat, 'en-US', 'ns:named', { name: '<b>$1' })).toBe('Hello <b>$1, {{ name }} again {{missing}}')
  expect(translate(flat, 'en-US', 'ns:nowhere')).toBe('ns:nowhere')
})
