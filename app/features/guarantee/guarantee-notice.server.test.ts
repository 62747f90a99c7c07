import { expect, test, vi } from 'vitest'
import { type Language } from '~/i18n/languages'
import { toLocale } from '~/i18n/locales'
import { speak } from '~/i18n/speak.server'
import { getGuaranteeNotice } from './guarantee-notice.server'

function getNotice(language: Language, country: string) {
  return getGuaranteeNotice(speak(toLocale(language, country)), country)
}

test('a shopper in the European Economic Area reads the notice in the language of the page', () => {
  const countries = ['de', 'at', 'no', 'ie', 'us', 'gb', 'ch', 'jp', 'kw']
  expect(countries.filter((country) => getNotice('de', country))).toEqual(['de', 'at', 'no', 'ie'])
  expect(getNotice('nl', 'nl')).toContain('>WETTELIJKE GARANTIE<')
})

test('a page in Japanese or Arabic shows the English notice and says that it is English', () => {
  for (const language of ['ja', 'ar'] as const) {
    const { t } = speak(toLocale(language, 'de'))
    expect(getNotice(language, 'de')).toContain('lang="en" dir="ltr"')
    expect(getNotice(language, 'de')).toContain(`${t('guarantee:notice.in-english')}</p><section`)
  }
  const { t } = speak(toLocale('en', 'ie'))
  expect(getNotice('en', 'ie')).not.toContain(t('guarantee:notice.in-english'))
})

test('the words stand on the page as text, with the link that the code leads to', () => {
  const html = getNotice('fr', 'fr')
  expect(html).toContain('<strong>Les vendeurs sont responsables</strong> de tout défaut')
  expect(html).toContain('guarantees-returns/index_fr.htm">europa.eu/youreurope/<wbr/>garanties</a>')
})

test('a shop that sells to businesses only shows none', async () => {
  vi.resetModules()
  vi.doMock('~/env.server', () => ({ env: { LEGAL_GUARANTEE_NOTICE: 'off' } }))
  const ofBusinesses = await import('./guarantee-notice.server')
  vi.doUnmock('~/env.server')
  // other tests may run in this process
  vi.resetModules()
  expect(ofBusinesses.getGuaranteeNotice(speak(toLocale('de', 'de')), 'de')).toBeNull()
})
