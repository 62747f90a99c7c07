import { expect, it } from 'vitest'
import { hostedPage } from './hosted-page'
import { type SessionRecord } from './payment-provider'

const provider = hostedPage({
  id: 'acme',
  label: 'checkout:payment.redirect.label',
  hint: 'checkout:payment.redirect.hint',
  settled: 'orders:payment.redirect',
  toUrl: ({ url }) => url,
  isWaiting: ({ state }) => state === 'waiting',
})
const settings = { pageOrigins: ['https://pay.example'] }

function read(data: SessionRecord['data'], status: SessionRecord['status'] = 'requires-more') {
  return provider.readSession({ status, data }, settings)
}

it('sends shoppers to a page of an origin that the shop was configured for', () => {
  const url = 'https://pay.example/p/1?a=b'
  expect(read({ url })).toEqual({ state: 'elsewhere', url })
})

it.each([
  'https://evil.example/p/1',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'http://pay.example/p/1',
  'javascript:alert(1)//https://pay.example',
  '//pay.example/p/1',
  '',
  undefined,
  { href: 'https://pay.example/' },
])('sends nobody to %j', (url) => {
  expect(read({ url })).toEqual({ state: 'refused' })
})

it('knows what has come of a payment', () => {
  const url = 'https://pay.example/p/1'
  expect(read({ url, state: 'waiting' })).toEqual({ state: 'waiting' })
  expect(read({ url }, 'authorized')).toEqual({ state: 'authorized' })
  expect(read({ url }, 'error')).toEqual({ state: 'refused' })
  expect(read({ url }, 'canceled')).toEqual({ state: 'refused' })
})

it('is offered where the shop was configured for such pages, and opens forms to them alone', () => {
  expect(provider.isConfigured(settings)).toBe(true)
  expect(provider.isConfigured({ pageOrigins: [] })).toBe(false)
  expect(provider.toOrigins(settings)).toEqual({ 'form-action': ['https://pay.example'] })
})
