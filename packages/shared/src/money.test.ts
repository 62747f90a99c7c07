import { expect, test } from 'vitest'
import { formatMoney, getMinorDigits } from './money'

// Intl joins number and sign by a space that does not break
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [1250, 'eur', 'de-DE', '12,50 €'],
  [1250, 'EUR', 'en-DE', '€12.50'],
  [123456789, 'usd', 'en-US', '$1,234,567.89'],
  [1200, 'jpy', 'en-JP', '¥1,200'],
  [12500, 'kwd', 'en-KW', 'KWD 12.500'],
  [5, 'kwd', 'de-KW', '0,005 KWD'],
  [0, 'gbp', 'en-GB', '£0.00'],
  [-995, 'gbp', 'en-GB', '-£9.95'],
])('%i minor units of %s for readers of %s are %s', (amount, currency, tag, text) => {
  expect(plain(formatMoney(amount, currency, tag))).toBe(text)
})

test('a currency has as many minor digits as its own coins', () => {
  expect(['jpy', 'eur', 'kwd'].map(getMinorDigits)).toEqual([0, 2, 3])
})

test('what cannot be a currency is refused', () => {
  expect(() => formatMoney(1, 'euro', 'en')).toThrow(RangeError)
})
