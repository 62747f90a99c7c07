import { expect, test } from 'vitest'
import { makePayment } from '../../../tests/support/test-order'
import { toTranslate } from '~/i18n/i18n.server'
import { languages } from '~/i18n/languages'
import { toLocale } from '~/i18n/locales'
import { listTransferDue } from './transfer-due.server'

const payment = makePayment({ provider: 'bank-transfer', amount: 3900 })
const order = { number: 12, currency: 'eur', status: 'pending' as const, payments: [payment] }
const account = ['Shop GmbH', 'IBAN AT61 1904 3002 3457 3201']
const ctx = { t: toTranslate('en'), locale: toLocale('en', 'de') }

test.for(languages)('an order that is not transferred yet says how much, where to and what for, in %s', (language) => {
  const said = listTransferDue({ t: toTranslate(language), locale: toLocale(language, 'de') }, order, account)
  expect(said).toHaveLength(5)
  expect(said.slice(1, 3)).toEqual(account)
  expect(said.at(-1)).toBe('Vitrine 12')
  expect(said.join()).not.toMatch(/[{}]|order\.pay/)
})

test('without an account it says that one will be written', () =>
  expect(listTransferDue(ctx, order, [])).toEqual([expect.stringMatching(/€39\.00/)]))

test.for([
  ['paid', { ...order, payments: [{ ...payment, capturedAt: '2026-03-02T10:00:00.000Z' }] }],
  ['cancelled', { ...order, status: 'cancelled' as const }],
  ['given back', { ...order, payments: [{ ...payment, cancelledAt: '2026-03-02T10:00:00.000Z' }] }],
  ['paid otherwise', { ...order, payments: [{ ...payment, provider: 'manual' }] }],
] as const)('one that was %s says nothing', ([, settled]) => expect(listTransferDue(ctx, settled, account)).toEqual([]))
