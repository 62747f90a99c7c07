import { expect, it } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { listPaymentMessages } from './payment-messages.server'

it('every provider says in words of its own how an order was paid, and an unknown one has its name', () => {
  const providers = ['manual', 'stripe', 'vitrine-redirect', 'barter', 'manual']
  const words = listPaymentMessages({ t: toTranslate('de') }, providers)
  expect(words).toHaveLength(4)
  expect(words[0]).toContain('Rechnung')
  expect(words[1]).toContain('Karte')
  expect(words[2]).toContain('Bezahlt')
  expect(words[3]).toContain('barter')
})
