import { expect, test } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { chooseLocale } from './entry-locale'

const shop = {
  languages: ['en', 'de'] as const,
  countries: ['us', 'gb', 'at', 'de', 'fr'],
  fallback: toLocale('en', 'us'),
}
const stranger = { chosen: null, edgeCountry: null, acceptLanguage: null }

test('a visitor of whom nothing is known comes to the default', () => {
  expect(chooseLocale(stranger, shop).code).toBe('en-us')
  expect(chooseLocale(stranger, { ...shop, fallback: toLocale('de', 'at') }).code).toBe('de-at')
})

test('the cookie is before the edge, and the edge before the browser', () => {
  const known = { chosen: toLocale('de', 'at'), edgeCountry: 'fr', acceptLanguage: 'en-GB' }
  expect(chooseLocale(known, shop).code).toBe('de-at')
  expect(chooseLocale({ ...known, chosen: null }, shop).code).toBe('en-fr')
  expect(chooseLocale({ ...known, chosen: null, edgeCountry: null }, shop).code).toBe('en-gb')
})

test('the browser’s languages count by their quality, the first that the shop speaks', () => {
  const ask = (acceptLanguage: string) => chooseLocale({ ...stranger, acceptLanguage }, shop).code
  expect(ask('en;q=0.3, de;q=0.8')).toBe('de-de')
  expect(ask('fr-CH, de-AT;q=0.9, en;q=0.8')).toBe('de-at')
  expect(ask('de;q=0, en;q=0.1')).toBe('en-us')
  expect(ask('xx, yy-ZZ')).toBe('en-us')
})

test('an address with a language alone keeps it, in the country that the visitor is in', () => {
  expect(chooseLocale({ ...stranger, wanted: 'de', acceptLanguage: 'en-GB' }, shop).code).toBe('de-gb')
  expect(chooseLocale({ ...stranger, wanted: 'de', edgeCountry: 'jp' }, shop).code).toBe('de-de')
})

test('who asks for no language of the shop reads that of the country', () => {
  expect(chooseLocale({ ...stranger, edgeCountry: 'at', acceptLanguage: 'sv' }, shop).code).toBe('de-at')
  expect(chooseLocale({ ...stranger, edgeCountry: 'fr' }, shop).code).toBe('en-fr')
})
