import { expect, test } from 'vitest'
import { findHomeCountry, listPreferredLanguages } from './accept-language'
import { toCountryLanguage } from './country-language'

test.each([
  [null, ''],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr-ch fr en de'],
  ['en;q=0.5,de-AT;q=0.9,fr;q=0', 'de-at en'],
  ['zh-Hant-TW, es-419;q=0.8', 'zh-tw es'],
  ['de;q=0.5, es;q=0.5', 'de es'],
  ['ar-KW ; q=0.4 , ja', 'ja ar-kw'],
  ['-, ;q=1, <script>, en-, de;q=x, toolonglanguage', 'en'],
])('%s is read by its quality values', (header, expected) => {
  const preferred = listPreferredLanguages(header).map(({ language, country }) =>
    country ? `${language}-${country}` : language,
  )
  expect(preferred.join(' ')).toBe(expected)
})

test('a country reads the language of most people there', () => {
  const countries = { fr: 'fr', at: 'de', es: 'es', mx: 'es', jp: 'ja', kw: 'ar', ae: 'ar', sa: 'ar', gb: 'en' }
  for (const [country, language] of Object.entries(countries)) expect(toCountryLanguage(country)).toBe(language)
  expect(toCountryLanguage('')).toBeNull()
})

test('a reader is at home in the language’s own country, else where it is read', () => {
  const sold = ['de', 'at', 'fr', 'us', 'jp', 'kw']
  expect(['de', 'fr', 'en', 'ja', 'ar', 'es'].map((language) => findHomeCountry(language, sold))).toEqual([
    'de',
    'fr',
    'us',
    'jp',
    'kw',
    null,
  ])
})
