import { describe, expect, it } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { toOrderButtonKey } from './order-button'

describe('toOrderButtonKey', () => {
  it.each([
    ['de', 'de', 'Zahlungspflichtig bestellen'],
    ['de', 'at', 'Zahlungspflichtig bestellen'],
    ['en', 'at', 'Order with obligation to pay'],
    ['en', 'fr', 'Order with obligation to pay'],
    ['en', 'gb', 'Order with obligation to pay'],
    ['en', 'no', 'Order with obligation to pay'],
    ['en', 'us', 'Place order'],
    ['de', 'jp', 'Bestellen'],
  ] as const)('says in %s for %s: %s', (language, country, words) => {
    expect(toTranslate(language)(toOrderButtonKey(country))).toBe(words)
  })
})
