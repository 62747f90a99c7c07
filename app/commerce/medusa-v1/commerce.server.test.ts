import { type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answerJson,
  emptyAnswer,
  createLogSpy,
  type FaultServer,
  type Received,
  startFaultServer,
} from '../../../tests/support/fault-server'
import { createCatalogueCache } from '../cache.server'
import { isCommerceError } from '../errors'
import { createRequestTime, type RequestTime } from '../request-time'
import { createCommerce } from './commerce.server'
import { type CommerceSettings } from './sdk.server'
import { type Medusa } from './types'

let server: FaultServer
afterEach(() => server.close())

async function serve(answer: (request: Received, response: ServerResponse, number: number) => void) {
  server = await startFaultServer(answer)
}

function connect(settings: Partial<CommerceSettings> = {}, requestId = 'request-1', time?: RequestTime) {
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  return createCommerce({ baseUrl: server.url, ...settings }, { requestId, log: createLogSpy(), cache, time })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('identity', () => {
  it('never mixes the tokens of shoppers who ask at the same time', async () => {
    await serve(async (request, response) => {
      await sleep(Math.random() * 15)
      answerJson(response, { cart: { id: request.url.split('/').at(-1), email: request.headers.authorization } })
    })
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, shopper) => {
        const client = connect({ maxRetries: 3 }).as({ token: `token-${shopper}` })
        const { cart } = await client.read((medusa) => medusa.carts.retrieve(`cart-${shopper}`))
        const { cart: updated } = await client.put((medusa) =>
          medusa.carts.update(`cart-${shopper}`, { email: 'a@b.c' }),
        )
        return [cart.id, cart.email, updated.email]
      }),
    )
    expect(answers).toEqual(
      answers.map((_, shopper) => [`cart-${shopper}`, `Bearer token-${shopper}`, `Bearer token-${shopper}`]),
    )
  })

  it('does not remember a token that a sign-in answered', async () => {
    await serve((_, response) => answerJson(response, { access_token: 'secret-token', regions: [] }))
    const commerce = connect()
    await commerce.as({}).write((medusa) => medusa.auth.getToken({ email: 'a@b.c', password: 'x' }))
    await commerce.as({}).read((medusa) => medusa.regions.list())
    await commerce.catalogue.live(({ medusa }) => medusa.regions.list())
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
  })

  it('keeps cookies within one client', async () => {
    await serve((_, response, number) => {
      answerJson(response, emptyAnswer, 200, { 'set-cookie': `connect.sid=s${number}; Path=/; HttpOnly` })
    })
    const commerce = connect()
    const first = commerce.as({})
    await first.read((medusa) => medusa.carts.retrieve('a'))
    await first.read((medusa) => medusa.carts.retrieve('a'))
    await commerce.as({}).read((medusa) => medusa.carts.retrieve('b'))
    await commerce.catalogue.live(({ medusa }) => medusa.regions.list())
    expect(server.received.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'connect.sid=s1',
      undefined,
      undefined,
    ])
  })
})

describe('the storefront’s secret', () => {
  const storefrontSecret = 'a secret that nobody must ever see!!'

  function connectAs(visitor: string) {
    const log = createLogSpy()
    const settings = { baseUrl: server.url, storefrontSecret }
    const cache = createCatalogueCache({ maxBytes: 1e6 })
    const onAlarm = vi.fn()
    const commerce = createCommerce(settings, { requestId: 'request-1', log, cache, visitor, onAlarm })
    return { log, commerce, onAlarm }
  }

  function listSent(): unknown[] {
    return server.received.map(({ headers }) => [headers['x-vitrine-storefront'], headers['x-vitrine-visitor']])
  }

  it('goes with every call of the store API, with the visitor where it is one visitor’s', async () => {
    await serve((_, response) => answerJson(response, emptyAnswer))
    const { commerce, log } = connectAs('203.0.113.7')
    await commerce.as({ token: 'a' }).read((medusa) => medusa.carts.retrieve('a'))
    await commerce.as({}).read((medusa) => medusa.client.request('GET', '/store/orders?email=a'))
    await commerce.catalogue.live(({ medusa }) => medusa.regions.list())
    await commerce.catalogue.read({ key: 'a', tags: [], policy: 'catalogue' }, ({ medusa }) => medusa.regions.list())
    expect(listSent()).toEqual([
      [storefrontSecret, '203.0.113.7'],
      [storefrontSecret, '203.0.113.7'],
      [storefrontSecret, undefined],
      [storefrontSecret, undefined],
    ])
    expect(log.lines.join()).not.toContain(storefrontSecret)
  })

  it('goes nowhere else, and nobody is named without it', async () => {
    await serve((_, response) => answerJson(response, { cart: {}, store: {} }))
    const { commerce } = connectAs('')
    await commerce.as({}).read((medusa) => medusa.client.request('GET', '/health'))
    await commerce.as({}).read((medusa) => medusa.carts.retrieve('a'))
    await connect()
      .as({})
      .read((medusa) => medusa.carts.retrieve('a'))
    expect(listSent()).toEqual([
      [undefined, undefined],
      [storefrontSecret, undefined],
      [undefined, undefined],
    ])
  })

  it('that the backend does not take is the shop’s failure, whatever was asked', async () => {
    await serve((_, response) => answerJson(response, { type: 'not_allowed', code: 'storefront_only' }, 403))
    const asked = connect()
      .as({})
      .read((medusa) => medusa.carts.retrieve('a'))
    await expect(asked).rejects.toMatchObject({ kind: 'failed', status: 403, mayHaveHappened: false })
  })

  it('that the backend does not take is an alarm, once however many calls are refused', async () => {
    await serve((_, response) => answerJson(response, { type: 'not_allowed', code: 'storefront_only' }, 403))
    const { commerce, onAlarm } = connectAs('')
    for (let times = 0; times < 3; times += 1) {
      await expect(commerce.as({}).read((medusa) => medusa.carts.retrieve('a'))).rejects.toThrow()
    }
    expect(onAlarm).toHaveBeenCalledExactlyOnceWith('storefront')
  })

  it('lets the backend count a visitor’s attempts, which is told in place of a failed call', async () => {
    await serve((_, response) => answerJson(response, { code: 'too_many_attempts' }, 429))
    const { commerce, onAlarm, log } = connectAs('203.0.113.7')
    await expect(commerce.as({}).read((medusa) => medusa.carts.retrieve('a'))).rejects.toThrow()
    expect(onAlarm).toHaveBeenCalledExactlyOnceWith('limited')
    expect(log.lines).toEqual([])
  })
})

it('has no way from what a shopper reads into the cache, nor back', async () => {
  await serve((request, response) => {
    answerJson(response, { products: [{ title: request.headers.authorization ?? 'public' }] })
  })
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const commerce = createCommerce({ baseUrl: server.url }, { requestId: 'request-1', log: createLogSpy(), cache })
  const options = { key: 'title', tags: ['products'], policy: 'catalogue' as const }
  const load = async (medusa: Medusa) => (await medusa.products.list()).products.map(({ title }) => title)
  const shopper = commerce.as({ token: 'ada' })
  expect(await shopper.read(load)).toEqual(['Bearer ada'])
  expect(cache.size().entries).toBe(0)
  expect(await commerce.catalogue.read(options, ({ medusa }) => load(medusa))).toEqual(['public'])
  expect(await shopper.read(load)).toEqual(['Bearer ada'])
  expect(await commerce.catalogue.read(options, ({ medusa }) => load(medusa))).toEqual(['public'])
  // @ts-expect-error a shopper's read takes nothing that a cache could keep it by
  void (() => shopper.read(options, load))
})

describe('what goes out', () => {
  it('sends the publishable key and the request id with every call', async () => {
    await serve((_, response) => answerJson(response, emptyAnswer))
    const commerce = connect({ publishableKey: 'pk_1' }, 'request-7')
    await commerce.catalogue.live(({ medusa }) => medusa.regions.list())
    await commerce.as({ token: 't' }).write((medusa) => medusa.carts.create({}))
    await commerce.as({}).put((medusa) => medusa.carts.lineItems.delete('a', 'b'))
    await commerce.as({}).read((medusa) => medusa.client.request('GET', '/store/vitrine/features'))
    for (const { headers } of server.received) {
      expect(headers).toMatchObject({ 'x-publishable-api-key': 'pk_1', 'x-request-id': 'request-7' })
    }
    expect(server.received).toHaveLength(4)
  })

  it('puts a random Idempotency-Key on each POST, the same for its repetitions, when retries are on', async () => {
    await serve((_, response, number) => answerJson(response, emptyAnswer, number === 1 ? 503 : 200))
    const client = connect({ maxRetries: 3 }).as({})
    await client.put((medusa) => medusa.carts.update('a', {}))
    await client.write((medusa) => medusa.carts.create({}))
    await client.read((medusa) => medusa.carts.retrieve('a'))
    const [first, repeated, second, read] = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(uuid)
    expect(repeated).toBe(first)
    expect(second).toMatch(uuid)
    expect(second).not.toBe(first)
    expect(read).toBeUndefined()
  })

  it('neither repeats nor sends an Idempotency-Key without a setting for retries', async () => {
    await serve((_, response) => answerJson(response, {}, 503))
    const call = connect().as({})
    await expect(call.put((medusa) => medusa.carts.update('a', {}))).rejects.toMatchObject({ status: 503 })
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined])
  })

  it.each([
    ['', '/store/custom', '/store/custom'],
    ['/', 'store/custom', '/store/custom'],
    ['/medusa', '/store/custom?a=1', '/medusa/store/custom?a=1'],
    ['/medusa/', 'store/custom', '/medusa/store/custom'],
  ])('joins a base ending in "%s" with "%s"', async (suffix, path, expected) => {
    await serve((_, response) => answerJson(response, emptyAnswer))
    await connect({ baseUrl: server.url + suffix }).catalogue.live(({ medusa }) => medusa.client.request('GET', path))
    expect(server.received[0]?.url).toBe(expected)
  })

  it('keeps an id inside its path segment', async () => {
    await serve((_, response) => answerJson(response, emptyAnswer))
    const client = connect().as({})
    await client.read((medusa) => medusa.carts.retrieve('a/complete?x=1#y'))
    await client.put((medusa) => medusa.carts.deleteDiscount('cart', 'SOMMER 50%/ü'))
    expect(server.received.map(({ url }) => url)).toEqual([
      '/store/carts/a%2Fcomplete%3Fx%3D1%23y',
      '/store/carts/cart/discounts/SOMMER%2050%25%2F%C3%BC',
    ])
  })

  it.each(['', '.', '..'])('says not-found for the id "%s" without asking', async (id) => {
    await serve((_, response) => answerJson(response, emptyAnswer))
    const answer = connect({ maxRetries: 3 })
      .as({})
      .read((medusa) => medusa.carts.retrieve(id))
    await expect(answer).rejects.toMatchObject({ kind: 'not-found', code: 0 })
    expect(server.received).toEqual([])
  })

  it('uses its connections again', async () => {
    await serve((_, response) => answerJson(response, emptyAnswer))
    for (let call = 0; call < 5; call += 1) await connect().catalogue.live(({ medusa }) => medusa.regions.list())
    expect(server.connections()).toBeLessThanOrEqual(2)
  })
})

describe('what comes back', () => {
  it('has no response object, and errors inside the callback are ours already', async () => {
    await serve((request, response) => {
      if (request.url.endsWith('/gone')) return answerJson(response, { type: 'not_found', message: 'no cart' }, 404)
      answerJson(response, { cart: { id: 'a' } })
    })
    const result = await connect()
      .as({})
      .read(async (medusa) => {
        const { cart } = await medusa.carts.retrieve('a')
        const missing = await medusa.carts
          .retrieve('gone')
          .catch((error: unknown) => isCommerceError(error, 'not-found'))
        return { cart, missing, whole: await medusa.carts.retrieve('a') }
      })
    expect(result).toEqual({ cart: { id: 'a' }, missing: true, whole: { cart: { id: 'a' } } })
  })

  it('caches catalogue reads only', async () => {
    await serve((_, response, number) => answerJson(response, { regions: [], number }))
    const commerce = connect()
    const options = { key: 'regions', tags: ['regions'], policy: 'regions' as const }
    const [first] = await Promise.all([
      commerce.catalogue.read(options, ({ medusa }) => medusa.regions.list()),
      commerce.catalogue.read(options, ({ medusa }) => medusa.regions.list()),
    ])
    expect(await commerce.catalogue.read(options, ({ medusa }) => medusa.regions.list())).toEqual(first)
    expect(server.received).toHaveLength(1)
    await commerce.catalogue.live(({ medusa }) => medusa.regions.list())
    await commerce.as({}).read((medusa) => medusa.regions.list())
    expect(server.received).toHaveLength(3)
  })
})

describe('the time of a request', () => {
  const failed = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: unknown) => isCommerceError(error) && error.kind,
    )

  it('is for all of its reads together', async () => {
    await serve(() => {})
    const time = createRequestTime(300)
    const shopper = connect({}, 'request-1', time).as({})
    expect(await failed(shopper.read((medusa) => medusa.carts.retrieve('a')))).toBe('timeout')
    expect(time.leftMs()).toBe(0)
    expect(await failed(shopper.read((medusa) => medusa.carts.retrieve('a')))).toBe('timeout')
    expect(server.received).toHaveLength(1)
  })

  it('is not what a load for the cache has, nor what goes on without the request', async () => {
    await serve(async (_, response) => {
      await sleep(200)
      answerJson(response, { regions: [] })
    })
    const commerce = connect({}, 'request-1', createRequestTime(100))
    const options = { key: 'regions', tags: ['regions'], policy: 'regions' as const }
    const readRegions = () => commerce.catalogue.read(options, ({ medusa }) => medusa.regions.list())
    expect(await failed(readRegions())).toBe('timeout')
    await sleep(300)
    expect(await readRegions()).toEqual({ regions: [] })
    expect(await commerce.unhurried.catalogue.live(({ medusa }) => medusa.regions.list())).toEqual({ regions: [] })
    expect(server.received).toHaveLength(2)
  })

  it('leaves a write what it needs to be answered, and to be looked for', async () => {
    await serve(async (_, response) => {
      await sleep(200)
      answerJson(response, { cart: { id: 'a' } })
    })
    const time = createRequestTime(1)
    const shopper = connect({}, 'request-1', time).as({})
    expect(await failed(shopper.put((medusa) => medusa.carts.update('a', {})))).toBe('answered')
    expect(await failed(shopper.read((medusa) => medusa.carts.retrieve('a')))).toBe('answered')
  })
})
