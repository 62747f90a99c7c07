import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { toTranslate } from '~/i18n/i18n.server'
import { type MessageKey } from '~/i18n/keys'
import { languages } from '~/i18n/languages'
import { toLocale } from '~/i18n/locales'
import { cityWords, postalCodeWords, provinceWords } from './address-rules'
import { type FieldIssue, type Rule, toFieldIssues } from './field-issues'
import { toFieldMessages } from './field-messages'

const values = {
  shipping: { ...emptyAddress, countryCode: 'at' },
  billing: { ...emptyAddress, countryCode: 'us' },
}

function inLanguage(language: 'en' | 'de' | 'ja') {
  return { t: toTranslate(language), locale: toLocale(language, 'at') }
}

function say(language: 'en' | 'de', ...issues: FieldIssue[]): Record<string, string> {
  return toFieldMessages(inLanguage(language), issues, values, (code) => (code === 'at' ? 'Österreich' : code))
}

describe('toFieldMessages', () => {
  it('says what to do in the shopper’s language', () => {
    expect(say('de', { name: 'email', rule: 'required' }).email).toContain('Geben Sie Ihre E-Mail-Adresse ein')
    expect(say('en', { name: 'shipping.city', rule: 'maxlength', limit: 100 })).toEqual({
      'shipping.city': '“City” is too long: it may have at most 100 characters.',
    })
  })

  it('shows a postcode of the chosen country', () => {
    expect(say('de', { name: 'shipping.postalCode', rule: 'pattern' })).toEqual({
      'shipping.postalCode':
        'Geben Sie „Postleitzahl“ so ein, wie es in diesem Land (Österreich) üblich ist, zum Beispiel 1010.',
    })
  })

  it('shows a VAT number of the country, and asks for letters and digits where none is known', () => {
    const issue = { name: 'shipping.vatNumber', rule: 'pattern' } as const
    expect(say('de', issue)['shipping.vatNumber']).toMatch(/„USt-IdNr\.“.*Österreich.*ATU12345675/)
    const japan = { ...values, shipping: { ...values.shipping, countryCode: 'jp' } }
    const said = toFieldMessages(inLanguage('en'), [issue], japan, () => 'Japan')['shipping.vatNumber']
    expect(said).toBe('Enter “Tax number” with at most 20 letters and digits, or leave the field empty.')
  })

  it('names the province that the page’s own list begins with', () => {
    const japan = { ...values, shipping: { ...values.shipping, countryCode: 'jp' } }
    const [inJapanese, inEnglish] = (['ja', 'en'] as const).map(
      (language) =>
        toFieldMessages(inLanguage(language), [{ name: 'shipping.province', rule: 'choice' }], japan, () => '日本')[
          'shipping.province'
        ],
    )
    expect(inJapanese).toContain('北海道')
    expect(inEnglish).toContain('Aichi')
  })

  it('tells the two addresses apart and uses the country’s own words', () => {
    const said = say(
      'en',
      { name: 'billing.province', rule: 'required' },
      { name: 'billing.postalCode', rule: 'required' },
    )
    expect(said).toEqual({
      'billing.province': 'Billing address: Choose the state.',
      'billing.postalCode': 'Billing address: Enter the ZIP code.',
    })
  })

  it('asks for what is missing in a sentence of its own, whatever a country calls it', () => {
    const words = [
      ...cityWords,
      ...postalCodeWords,
      ...provinceWords,
      'firstName',
      'lastName',
      'address1',
      'countryCode',
    ]
    for (const language of languages) {
      const t = toTranslate(language)
      for (const word of words) expect(t(`checkout:missing.${word}` as MessageKey), word).toMatch(/[.。]$/)
    }
    expect(say('en', { name: 'shipping.firstName', rule: 'required' })).toEqual({
      'shipping.firstName': 'Enter a first name.',
    })
  })

  it.each<Rule>(['required', 'min', 'max', 'minlength', 'maxlength', 'pattern', 'characters', 'choice'])(
    'has a sentence for %s in both languages',
    (rule) => {
      for (const language of ['en', 'de'] as const) {
        const [message = ''] = Object.values(say(language, { name: 'shipping.company', rule, limit: 7 }))
        expect(message).toMatch(/[.!]$/)
        expect(message).not.toMatch(/checkout:|\{\{/)
      }
    },
  )
})

describe('toFieldIssues', () => {
  it('knows each kind of zod’s issues', () => {
    const issues = [
      { code: 'invalid_type', path: ['a'] },
      { code: 'too_small', origin: 'string', minimum: 3, path: ['b'] },
      { code: 'too_small', origin: 'number', minimum: 1, path: ['c'] },
      { code: 'too_big', origin: 'string', maximum: 9, path: ['d'] },
      { code: 'too_big', origin: 'number', maximum: 5, path: ['e'] },
      { code: 'invalid_format', path: ['f'] },
      { code: 'invalid_value', path: ['g'] },
      { code: 'custom', params: { rule: 'characters' }, path: ['h'] },
      { code: 'custom', path: ['h'] },
    ]
    expect(toFieldIssues(issues, () => false).map(({ name, rule, limit }) => [name, rule, limit])).toEqual([
      ['a', 'required', undefined],
      ['b', 'minlength', 3],
      ['c', 'min', 1],
      ['d', 'maxlength', 9],
      ['e', 'max', 5],
      ['f', 'pattern', undefined],
      ['g', 'choice', undefined],
      ['h', 'characters', undefined],
    ])
  })
})
