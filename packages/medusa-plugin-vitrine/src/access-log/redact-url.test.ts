import assert from 'node:assert/strict'
import { test } from 'vitest'
import { redactError, redactMessage } from './redact-message'
import { redactUrl } from './redact-url'

const logged = [
  ['/store/gift-cards/ABCD-1234', '/store/gift-cards/…'],
  ['/store/auth/ada%40example.org', '/store/auth/…'],
  ['/store/auth/ada@example.org?x=1', '/store/auth/…?x=…'],
  ['/store/auth/token', '/store/auth/token'],
  ['/store/auth', '/store/auth'],
  ['/store/carts/cart_1/discounts/WELCOME10', '/store/carts/cart_1/discounts/…'],
  ['/admin/discounts/code/WELCOME10', '/admin/discounts/code/…'],
  ['/store/Gift-Cards/ABCD', '/store/Gift-Cards/…'],
  ['/store/orders?display_id=7&email=ada%40example.org', '/store/orders?display_id=…&email=…'],
  ['/admin/customers?q=Ada&limit=10', '/admin/customers?q=…&limit=10'],
  ['/store/orders?shipping_address[postal_code]=10115', '/store/orders?shipping_address[postal_code]=…'],
  ['/store/orders?fields=id,email&ada@example.org', '/store/orders?fields=id,email&…'],
  ['/store/orders?limit=1?email=ada@example.org', '/store/orders?limit=…'],
  ['/store/products?limit=12&offset=24', '/store/products?limit=12&offset=24'],
]

for (const [url, expected] of logged) {
  test(`${url} is logged as ${expected}`, () => assert.equal(redactUrl(url), expected))
}

test('an error is told without the code or the address that it quotes', () => {
  assert.equal(redactMessage('Gift card with code: ABCD was not found'), 'Gift card with code: … was not found')
  assert.equal(redactMessage('Discounts with code [A, B] was not found'), 'Discounts with code … was not found')
  assert.equal(redactMessage('Discount TAKE5 is expired'), 'Discount … is expired')
  assert.equal(
    redactMessage('Customer with email: ada@example.org was not found'),
    'Customer with email: … was not found',
  )
  assert.equal(redactMessage('Query failed with status code 500'), 'Query failed with status code 500')
  const error = Object.assign(new Error('Key (email)=(ada@example.org) exists'), { parameters: ['ada@example.org'] })
  const told = redactError(error)
  assert.doesNotMatch(`${told.message} ${told.stack} ${JSON.stringify(told)}`, /ada@/)
})
