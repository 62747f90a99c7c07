import { describe, expect, test } from 'vitest'
import { toContext } from '../../../tests/support/request-context'
import { RequestAnswer } from '../../http/server/request-answer.server'
import { toLocale } from '../../i18n/locales'
import { findOfferedLanguage } from './language-offer'
import { getLanguageOffer } from './language-offer.server'

const ask = (parts: object, caching: 'public' | 'private' = 'private') =>
  getLanguageOffer(
    toContext({
      locale: toLocale('en', 'at'),
      acceptLanguage: 'sv, de-AT;q=0.9, en;q=0.8',
      preferences: null,
      light: false,
      answer: new RequestAnswer(caching),
      ...parts,
    }),
  )

describe('a page of one visitor', () => {
  test('offers the dearest language that the shop speaks, in its own words', () => {
    expect(ask({})).toEqual({
      language: 'de',
      tag: 'de-AT',
      dir: 'ltr',
      link: 'Diese Seite auf Deutsch lesen',
      dismiss: 'Hinweis schließen',
    })
    expect(ask({ acceptLanguage: 'ar' })).toMatchObject({ language: 'ar', dir: 'rtl' })
  })

  test('offers none to who prefers its own, or asks for none that the shop speaks', () => {
    for (const acceptLanguage of ['en, de', 'sv', '', null]) expect(ask({ acceptLanguage })).toBeNull()
  })

  test('offers none to who has declined, or has chosen the language of the page', () => {
    expect(ask({ preferences: { declinesLanguages: true } })).toBeNull()
    expect(ask({ preferences: { locale: 'en-us' } })).toBeNull()
    expect(ask({ preferences: { locale: 'fr-fr' } })).not.toBeNull()
  })
})

test('a page that may be shared says the same to every browser, and with script that one asks', () => {
  expect(ask({}, 'public')).toBe('ask')
  expect(ask({ acceptLanguage: 'en' }, 'public')).toBe('ask')
  expect(ask({ light: true }, 'public')).toBeNull()
  expect(ask({ preferences: { declinesLanguages: true } }, 'public')).toBeNull()
})

test('what a browser says of its languages is read like the header', () => {
  expect(findOfferedLanguage(['sv-SE', 'DE-at', 'en'], 'en', ['en', 'de'])).toBe('de')
  expect(findOfferedLanguage(['en-GB', 'de'], 'en', ['en', 'de'])).toBeNull()
  expect(findOfferedLanguage([], 'en', ['en', 'de'])).toBeNull()
})
