import { afterEach, expect, it } from 'vitest'
import { answerJson, createLogSpy, type FaultServer, startFaultServer } from '../../../tests/support/fault-server'
import { createCatalogueCache } from '../cache.server'
import { type ShopperClient } from '../shop/commerce'
import { createCommerce } from './commerce.server'

let server: FaultServer
afterEach(() => server.close())

/** A backend whose cart is paid by what was selected last; `selects` is what it selects by itself. */
async function connect(selects: string | null): Promise<ShopperClient> {
  let selected = selects
  server = await startFaultServer(({ url, body }, response) => {
    if (url.endsWith('/payment-session')) selected = (JSON.parse(body) as { provider_id: string }).provider_id
    const session = selected && { provider_id: selected, status: 'pending', amount: 100, data: {} }
    answerJson(response, { cart: { id: 'cart_1', payment_session: session } })
  })
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  return createCommerce({ baseUrl: server.url }, { requestId: 'r', log: createLogSpy(), cache }).as({})
}

function listCalls(): string[] {
  return server.received.map(({ method, url }) => `${method} ${url.replace('/store/carts/cart_1', '')}`)
}

it('selects a provider that Medusa has not selected by itself', async () => {
  const { cartPayments } = await connect(null)
  expect((await cartPayments.choose('cart_1', 'acme')).paymentSession?.provider).toBe('acme')
  expect(listCalls()).toEqual(['POST /payment-sessions', 'POST /payment-session'])
})

it('asks no more of a provider that is selected already', async () => {
  const { cartPayments } = await connect('acme')
  expect((await cartPayments.choose('cart_1', 'acme')).paymentSession?.provider).toBe('acme')
  expect(listCalls()).toEqual(['POST /payment-sessions'])
})

it('selects the session that was made anew, since Medusa does not', async () => {
  const { cartPayments } = await connect(null)
  expect((await cartPayments.renew('cart_1', 'acme')).paymentSession?.provider).toBe('acme')
  expect(listCalls()).toEqual(['POST /payment-sessions/acme/refresh', 'POST /payment-session'])
})

it('tells a session’s provider where the shopper comes back to, and takes the session away', async () => {
  const { cartPayments } = await connect('acme')
  await cartPayments.inform('cart_1', 'acme', { return_urls: { success: 'https://shop.example' } })
  await cartPayments.withdraw('cart_1', 'acme')
  expect(listCalls()).toEqual(['POST /payment-sessions/acme', 'DELETE /payment-sessions/acme'])
  expect(server.received[0]?.body).toBe('{"data":{"return_urls":{"success":"https://shop.example"}}}')
})
