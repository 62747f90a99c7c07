import { expect, it } from 'vitest'
import { type SessionMeaning, type SessionRecord } from './payment-provider'
import { toPaymentNote } from './payment-note.server'

function payment(meaning: SessionMeaning, status: SessionRecord['status']) {
  return { meaning, session: { status, data: {} } }
}

const elsewhere = { state: 'elsewhere', url: 'https://pay.example/1' } as const

it('a payment that was begun on a provider’s page is open, one that was only chosen is not', () => {
  expect(toPaymentNote(payment(elsewhere, 'requires-more'))).toBe('checkout:payment.is-open')
  expect(toPaymentNote(payment(elsewhere, 'pending'))).toBeNull()
})

it('a payment that the provider has yet to confirm is waited for', () => {
  expect(toPaymentNote(payment({ state: 'waiting' }, 'requires-more'))).toBe('checkout:payment.is-waiting')
})

it('nothing is said where nothing is begun', () => {
  expect(toPaymentNote(null)).toBeNull()
  expect(toPaymentNote(payment({ state: 'ready' }, 'pending'))).toBeNull()
  expect(toPaymentNote(payment({ state: 'refused' }, 'error'))).toBeNull()
})
