import { expect, it } from 'vitest'
import { stripe } from './stripe'
import { toPaymentState } from './stripe/open-payment'

const settings = { pageOrigins: [], stripeKey: 'pk_test_x' }
const data = { id: 'pi_1', client_secret: 'pi_1_secret_2', customer: 'cus_1', amount: 4390 }

it('asks for the card while nobody has paid, and believes the backend alone that somebody has', () => {
  const read = (status: 'pending' | 'requires-more' | 'authorized' | 'error' | 'canceled') =>
    stripe.readSession({ status, data: { ...data, status: 'succeeded' } }, settings).state
  expect(read('pending')).toBe('details')
  expect(read('requires-more')).toBe('details')
  expect(read('authorized')).toBe('authorized')
  expect(read('error')).toBe('refused')
  expect(read('canceled')).toBe('refused')
  expect(stripe.readSession({ status: 'pending', data: {} }, settings).state).toBe('refused')
})

it('lets out the two keys of the form, and nothing else of the session', () => {
  expect(stripe.script?.toBrowser({ status: 'pending', data }, settings)).toEqual({
    publishableKey: 'pk_test_x',
    clientSecret: 'pi_1_secret_2',
  })
})

it('knows from every state of a payment what is left to do', () => {
  const states = [
    ['requires_payment_method', 'open'],
    ['requires_confirmation', 'open'],
    ['requires_action', 'open'],
    ['requires_capture', 'paid'],
    ['succeeded', 'paid'],
    ['processing', 'waiting'],
    ['canceled', 'gone'],
  ] as const
  for (const [status, state] of states) expect(toPaymentState(status), status).toBe(state)
})
