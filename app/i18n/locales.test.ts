import { expect, test } from 'vitest'
import { languages, pseudoLanguages } from './languages'
import { getLocale, toFormatTag, toLocale, toLocalePath } from './locales'

test('a locale is a known language and a country, in lower case', () => {
  expect(getLocale('de-at', languages)).toEqual({
    code: 'de-at',
    language: 'de',
    country: 'at',
    tag: 'de-AT',
    dir: 'ltr',
  })
  for (const code of [undefined, '', 'de', 'DE-AT', 'it-it', 'de-aut', 'de_at', 'de-at-x', 'xa-us']) {
    expect(getLocale(code, languages), String(code)).toBeNull()
  }
})

test('the made-up right-to-left language carries a tag that browsers know and Latin digits', () => {
  const locale = getLocale('xb-us', pseudoLanguages)
  expect(locale).toMatchObject({ tag: 'ar-XB', dir: 'rtl' })
  expect(locale && toFormatTag(locale)).toBe('en-US')
  expect(toFormatTag(toLocale('de', 'at'))).toBe('de-AT')
})

test('switching the locale keeps path and query', () => {
  expect(toLocalePath('/en-us/cart?x=1#top', 'de-at')).toBe('/de-at/cart?x=1#top')
  expect(toLocalePath('/en-us', 'de-at')).toBe('/de-at')
  expect(toLocalePath('/en-us?x=1', 'de-at')).toBe('/de-at?x=1')
  expect(toLocalePath('/', 'de-at')).toBe('/de-at')
  expect(toLocalePath('/de/products/mug', 'de-at')).toBe('/de-at/products/mug')
  expect(toLocalePath('/?x=1', 'de-at')).toBe('/de-at?x=1')
})
