import fc from 'fast-check'
import { formatMoney } from '@vitrine/shared/money'
import { expect, it } from 'vitest'
import { readAmount, toTypedAmount } from './typed-amount'

const tags = [
  'en-US',
  'en-DE',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'es-ES',
  'ja-JP',
  'nl-NL',
  'ar-AE',
  'ar-EG',
  'fa-IR',
]
const currencies = ['EUR', 'USD', 'JPY', 'KWD', 'CHF', 'AED']

it('an amount is understood as every page writes it, with and without its symbol', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tags),
      fc.constantFrom(...currencies),
      fc.integer({ min: 0, max: 99_999_999 }),
      (tag, currency, minor) => {
        expect(readAmount(formatMoney(minor, currency, tag), currency, tag)).toBe(minor)
        expect(readAmount(toTypedAmount(minor, currency, tag), currency, tag)).toBe(minor)
      },
    ),
  )
})

it.each([
  ['12', 'EUR', 'de-DE', 1200],
  ['12,5', 'EUR', 'de-DE', 1250],
  ['12.5', 'EUR', 'de-DE', 1250],
  ['12,50', 'EUR', 'en-DE', 1250],
  ['1.234', 'EUR', 'de-DE', 123_400],
  ['1,234', 'EUR', 'en-DE', 123_400],
  ['1.234,5', 'EUR', 'de-DE', 123_450],
  [' € 12.50 ', 'EUR', 'en-DE', 1250],
  ['12.50 EUR', 'EUR', 'en-DE', 1250],
  ['1’234.50', 'CHF', 'de-CH', 123_450],
  ['１２００', 'JPY', 'ja-JP', 1200],
  ['1,200', 'JPY', 'ja-JP', 1200],
  ['1.234', 'KWD', 'en-DE', 1234],
  ['١٢٫٥٠', 'AED', 'ar-AE', 1250],
])('%s is an amount of %s for readers of %s', (text, currency, tag, minor) => {
  expect(readAmount(text, currency, tag)).toBe(minor)
})

it.each([
  '',
  ' ',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'ten',
  '1.2.3',
  '1.234',
  '1,23,4',
  '12.345',
  '12.5.0',
  '.5',
  '5.',
  '1 $',
  'Infinity',
  '9'.repeat(13),
])('%j is no amount of euros', (text) => {
  expect(readAmount(text, 'EUR', 'en-DE')).toBeNull()
})

it('a currency without minor units takes none', () => {
  expect(readAmount('12.5', 'JPY', 'en-US')).toBeNull()
})
