import { expect, test, vi } from 'vitest'
import { getGuaranteeNotice } from './guarantee-notice.server'

test('a shopper in the European Economic Area reads the notice in the language of the page', () => {
  const countries = ['de', 'at', 'no', 'ie', 'us', 'gb', 'ch', 'jp', 'kw']
  expect(countries.filter((country) => getGuaranteeNotice('de', country))).toEqual(['de', 'at', 'no', 'ie'])
  expect(getGuaranteeNotice('nl', 'nl')).toContain('>WETTELIJKE GARANTIE<')
})

test('a page in Japanese or Arabic shows the English notice and says that it is English', () => {
  for (const language of ['ja', 'ar'] as const)
    expect(getGuaranteeNotice(language, 'de')).toContain('lang="en" dir="ltr"')
})

test('the words stand on the page as text, with the link that the code leads to', () => {
  const html = getGuaranteeNotice('fr', 'fr')
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
  expect(ofBusinesses.getGuaranteeNotice('de', 'de')).toBeNull()
})
