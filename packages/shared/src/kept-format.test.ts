import { expect, test } from 'vitest'
import { keptFormat } from './kept-format'

test('a format is made once for each language and for each way to write', () => {
  const plain = keptFormat(Intl.NumberFormat, 'de-AT', { maximumFractionDigits: 1 })
  expect(keptFormat(Intl.NumberFormat, 'de-AT', { maximumFractionDigits: 1 })).toBe(plain)
  expect(keptFormat(Intl.NumberFormat, 'de-AT', { maximumFractionDigits: 2 }).format(1.25)).toBe('1,25')
  expect(keptFormat(Intl.NumberFormat, 'en-US', { maximumFractionDigits: 2 }).format(1.25)).toBe('1.25')
  const names = keptFormat(Intl.DisplayNames, ['de-AT', 'en'], { type: 'region' })
  expect(names.of('JP')).toBe('Japan')
  expect(keptFormat(Intl.DisplayNames, ['fr-FR', 'en'], { type: 'region' }).of('JP')).toBe('Japon')
})

test('a thousand are kept, and the oldest goes first', () => {
  const first = keptFormat(Intl.PluralRules, 'en-AA', {})
  for (let count = 0; count < 1000; count += 1) {
    const country = String.fromCharCode(65 + (count % 26), 65 + (Math.floor(count / 26) % 26))
    keptFormat(Intl.PluralRules, `de-${country}`, { type: count < 676 ? 'cardinal' : 'ordinal' })
  }
  expect(keptFormat(Intl.PluralRules, 'en-AA', {})).not.toBe(first)
})

test('an odd tag or currency fails as it does with the format itself', () => {
  expect(() => keptFormat(Intl.NumberFormat, 'en', { style: 'currency', currency: '12' })).toThrow(RangeError)
})
