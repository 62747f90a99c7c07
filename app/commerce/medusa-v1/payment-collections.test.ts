import { afterEach, expect, it } from 'vitest'
import { answerJson, createLogSpy, type FaultServer, startFaultServer } from '../../../tests/support/fault-server'
import { createCatalogueCache } from '../cache.server'
import { type ShopperClient } from '../shop/commerce'
import { createCommerce } from './commerce.server'

let server: FaultServer
afterEach(() => server.close())

async function connect(answer: object): Promise<ShopperClient> {
  server = await startFaultServer((_, response) => answerJson(response, answer))
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  return createCommerce({ baseUrl: server.url }, { requestId: 'r', log: createLogSpy(), cache }).as({})
}

const session = { id: 'ps_1', provider_id: 'acme', status: 'requires_more', amount: 500, data: { url: '/pay' } }
const known = { id: 'ps_1', provider: 'acme', status: 'requires-more', amount: 500, data: { url: '/pay' } }
const region = { payment_providers: [{ id: 'manual' }, { id: 'acme' }] }

it('knows what is due, how it may be paid and how it is going to be', async () => {
  const collection = { id: 'paycol_1', status: 'awaiting', amount: 500, payment_sessions: [session], region }
  const { paymentCollections } = await connect({ payment_collection: collection })
  expect(await paymentCollections.require('paycol_1')).toEqual({
    id: 'paycol_1',
    amount: 500,
    isPaid: false,
    sessions: [known],
    paymentSession: known,
    region: { paymentProviders: ['manual', 'acme'] },
  })
})

it('goes on with the first part that is not paid yet', async () => {
  const parts = ['ps_3', 'ps_1', 'ps_2'].map((id) => ({
    ...session,
    id,
    status: id === 'ps_1' ? 'authorized' : 'pending',
  }))
  const collection = { id: 'paycol_1', status: 'partially_authorized', amount: 1500, payment_sessions: parts, region }
  const { paymentCollections } = await connect({ payment_collection: collection })
  const found = await paymentCollections.require('paycol_1')
  expect(found.sessions.map(({ id }) => id)).toEqual(['ps_1', 'ps_2', 'ps_3'])
  expect(found.paymentSession?.id).toBe('ps_2')
})

it('is paid once the backend says that all of it is authorized', async () => {
  const collection = { id: 'paycol_1', status: 'authorized', amount: 500, region }
  const { paymentCollections } = await connect({ payment_collection: collection })
  expect(await paymentCollections.require('paycol_1')).toMatchObject({ isPaid: true, paymentSession: null })
})

it('finds the session of the provider that was chosen, where it has made one', async () => {
  const { paymentCollections } = await connect({ payment_collection: { payment_sessions: [session] } })
  expect(await paymentCollections.choose('paycol_1', 'acme')).toEqual(known)
  expect(await paymentCollections.choose('paycol_1', 'manual')).toBeNull()
})

it('is divided in one call, of which some parts go on with their session', async () => {
  const { paymentCollections } = await connect({})
  const parts = [
    { provider: 'acme', amount: 100 },
    { provider: 'manual', amount: 400, sessionId: 'ps_2' },
  ]
  await paymentCollections.divide('paycol_1', parts)
  const sessions = [
    { provider_id: 'acme', amount: 100 },
    { provider_id: 'manual', amount: 400, session_id: 'ps_2' },
  ]
  expect(server.received.map(({ url, body }) => [url, JSON.parse(body) as unknown])).toEqual([
    ['/store/payment-collections/paycol_1/sessions/batch', { sessions }],
  ])
})

it('authorizes one session by itself, several at once, and none without asking', async () => {
  const { paymentCollections } = await connect({})
  await paymentCollections.authorize('paycol_1', [])
  await paymentCollections.authorize('paycol_1', ['ps_1'])
  await paymentCollections.authorize('paycol_1', ['ps_1', 'ps_2'])
  expect(server.received.map(({ url, body }) => [url, JSON.parse(body) as unknown])).toEqual([
    ['/store/payment-collections/paycol_1/sessions/ps_1/authorize', {}],
    ['/store/payment-collections/paycol_1/sessions/batch/authorize', { session_ids: ['ps_1', 'ps_2'] }],
  ])
})
