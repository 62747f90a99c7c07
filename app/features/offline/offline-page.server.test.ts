import { expect, test } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { toTranslate } from '~/i18n/i18n.server'
import { listKept } from './offline-rules'
import { renderOfflinePage } from './offline-page.server'

test('the offline page speaks its language and has the place that the worker fills', () => {
  const page = renderOfflinePage({ t: toTranslate('de'), locale: toLocale('de', 'at') })
  expect(page).toContain('<html lang="de-AT" dir="ltr">')
  expect(page).toContain('<h1>Sie sind offline</h1>')
  const filled = listKept(page, [{ path: '/de-at/cart', heading: 'Warenkorb' }])
  expect(filled).toContain('<ul><li><a href="/de-at/cart">')
  expect(filled).not.toContain('hidden')
})
