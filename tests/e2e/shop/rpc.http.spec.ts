import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client'
import { type AppRouter } from '../../../app/rpc/router.server'
import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const links = { 'the batch link': httpBatchLink, 'the plain link': httpLink }

interface ClientOptions {
  link?: typeof httpBatchLink | typeof httpLink
  at?: string
  cookie?: string
}

/** The public client, as anybody's script would use it. */
function connect({ link = httpBatchLink, at = readWorld('SHOP_URL'), cookie = '' }: ClientOptions = {}) {
  return createTRPCClient<AppRouter>({ links: [link({ url: `${at}/api/trpc`, headers: { cookie } })] })
}

/** The code with which a call must be refused. */
async function toCode(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof TRPCClientError) return error.data?.code ?? error.message
  throw new Error('the call was not refused', { cause: error })
}

function toInput(input: unknown): string {
  return `input=${encodeURIComponent(JSON.stringify(input))}`
}

/** Puts something in a new bag as a form without script does; answers the browser's `Cookie` header from then on. */
async function fillCart(variantId: string, quantity: number): Promise<string> {
  const body = new URLSearchParams({ intent: 'add', variantId, quantity: String(quantity) }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: readWorld('SHOP_URL') }
  const answer = await ask('/en-de/cart', { method: 'POST', headers, body })
  expect(answer.status).toBe(303)
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

for (const [name, link] of Object.entries(links)) {
  test(`the public client gets answers through ${name}`, async () => {
    const client = connect({ link })
    const [suggestions, cart] = await Promise.all([
      client.catalog.suggest.query({ locale: 'en-at', query: 'kumo' }),
      client.cart.summary.query(),
    ])
    expect(suggestions.currency.toLowerCase()).toBe('eur')
    expect(suggestions.products).not.toEqual([])
    expect(cart).toEqual({ id: '', items: [], count: 0 })
  })

  test(`the public client learns through ${name} what is wrong with its input`, async () => {
    const client = connect({ link })
    await expect(client.catalog.availability.query({ variantIds: ['a b'] })).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST', httpStatus: 400, issues: [{ path: 'variantIds.0' }] },
    })
    const many = Array.from({ length: 51 }, (_, number) => `variant_${number}`)
    expect(await toCode(client.catalog.availability.query({ variantIds: many }))).toBe('BAD_REQUEST')
  })
}

test.describe('the stock', () => {
  test('is what it is this moment, and only of what is on sale', async ({ admin }) => {
    const product = await admin.createProduct({ title: 'Asked lamp', stock: { S: 12, M: 0 }, prices: { eur: 1000 } })
    const variantIds = product.variants.map(({ id }) => id)
    const [small = '', medium = ''] = ['S', 'M'].map((size) => product.variants.find(({ title }) => title === size)?.id)
    const client = connect()
    async function listStock() {
      const answers = await client.catalog.availability.query({ variantIds: [...variantIds, 'variant_unknown'] })
      return Object.fromEntries(answers.map(({ variantId, availability }) => [variantId, availability]))
    }
    expect(await listStock()).toEqual({
      [small]: { state: 'in-stock', limit: 12 },
      [medium]: { state: 'sold-out', limit: 0 },
    })
    await admin.setStock(product.id, small, 2)
    await expect.poll(listStock).toMatchObject({ [small]: { state: 'low-stock', limit: 2 } })
    await admin.setStatus(product.id, 'draft')
    await expect.poll(listStock).toEqual({})
  })
})

test.describe('the cart', () => {
  test('is told to those who carry its signed cookie, and to nobody else', async ({ admin }) => {
    const product = await admin.createProduct({ title: 'Asked bowl', stock: { S: 50 }, prices: { eur: 1000 } })
    const [variantId = ''] = product.variants.map(({ id }) => id)
    const [mine, yours] = await Promise.all([fillCart(variantId, 3), fillCart(variantId, 2)])
    const cart = await connect({ cookie: mine }).cart.summary.query()
    expect(cart).toMatchObject({ id: expect.stringMatching(/^cart_/), items: [{ variantId, quantity: 3 }], count: 3 })
    expect((await connect({ cookie: yours }).cart.summary.query()).count).toBe(2)
    const [name = '', value = ''] = (mine.split('; ')[0] ?? '').split('=')
    for (const forged of [cart.id, `${value.slice(0, -3)}abc`, value.split('.')[0], '']) {
      const stranger = connect({ cookie: `${name}=${forged}` })
      expect(await stranger.cart.summary.query(), forged).toEqual({ id: '', items: [], count: 0 })
    }
  })
})

test.describe('a request that makes no sense', () => {
  const origin = () => ({ Origin: readWorld('SHOP_URL') })
  const eleven = Array.from({ length: 11 }, () => 'cart.summary').join()

  const cases: Record<string, [path: string, method: string, code: string, status: number]> = {
    'JSON that is none': ['/api/trpc/catalog.availability?input=%7Bx', 'GET', 'PARSE_ERROR', 400],
    'JSON that is none in a batch': ['/api/trpc/catalog.availability?batch=1&input=%7Bx', 'GET', 'PARSE_ERROR', 400],
    'no input': ['/api/trpc/catalog.availability', 'GET', 'BAD_REQUEST', 400],
    'another kind of input': ['/api/trpc/catalog.availability?input=[]', 'GET', 'BAD_REQUEST', 400],
    'an unknown procedure': ['/api/trpc/cart.remove', 'GET', 'NOT_FOUND', 404],
    'the name of an inherited property': ['/api/trpc/constructor', 'GET', 'NOT_FOUND', 404],
    'no procedure': ['/api/trpc', 'GET', 'NOT_FOUND', 404],
    'a batch of more than ten': [`/api/trpc/${eleven}?batch=1`, 'GET', 'BAD_REQUEST', 400],
    'a query by POST': ['/api/trpc/cart.summary', 'POST', 'METHOD_NOT_SUPPORTED', 405],
    'a mutation by GET': ['/api/trpc/cart.add', 'GET', 'METHOD_NOT_SUPPORTED', 405],
    'a query by DELETE': ['/api/trpc/cart.summary', 'DELETE', 'METHOD_NOT_SUPPORTED', 405],
  }
  for (const [name, [path, method, code, status]] of Object.entries(cases)) {
    test(`as ${name} is refused with ${code}`, async () => {
      const answer = await ask(path, { method, headers: origin() })
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.headers['x-request-id']).toBeTruthy()
      const [error] = [JSON.parse(answer.body)].flat()
      expect(error.error.data).toMatchObject({ code, httpStatus: status })
      expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|stack|SyntaxError/)
    })
  }

  test('says which method a procedure takes', async () => {
    expect((await ask('/api/trpc/cart.summary', { method: 'POST', headers: origin() })).headers.allow).toBe('GET')
  })
})

test.describe('a request that never reaches a procedure', () => {
  type Case = [path: string, request: { origin?: string; body?: string }, code: string, status: number]
  const cases: Record<string, Case> = {
    'of another site': ['cart.add', { origin: 'https://evil.example', body: '{}' }, 'FORBIDDEN', 403],
    'with a body beyond the limit': ['cart.add', { body: `"${'x'.repeat(200_000)}"` }, 'PAYLOAD_TOO_LARGE', 413],
    'with an address beyond the limit': [`catalog.suggest?input="${'x'.repeat(5000)}"`, {}, 'PAYLOAD_TOO_LARGE', 414],
  }
  for (const [name, [path, request, code, status]] of Object.entries(cases)) {
    test(`${name} is refused with ${code} in the shape that clients read`, async () => {
      const { body, origin = readWorld('SHOP_URL') } = request
      const method = body === undefined ? 'GET' : 'POST'
      const answer = await ask(`/api/trpc/${path}`, { method, headers: { Origin: origin }, body })
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(JSON.parse(answer.body).error.data).toEqual({ code, httpStatus: status })
    })
  }

  test('is told to the public client by its code', async () => {
    const variantIds = [`variant_${'x'.repeat(5000)}`]
    for (const link of Object.values(links)) {
      expect(await toCode(connect({ link }).catalog.availability.query({ variantIds }))).toBe('PAYLOAD_TOO_LARGE')
    }
  })
})

test.describe('who may keep an answer', () => {
  const mugs = { locale: 'en-de', query: 'mug' }
  const suggest = toInput(mugs)
  test('is everybody, for a while, where it is the same for everybody', async () => {
    for (const headers of [{}, { Cookie: 'cart_1234567890=mine' }] as Record<string, string>[]) {
      const answer = await ask(`/api/trpc/catalog.suggest?${suggest}`, { headers })
      expect(answer.headers['cache-control']).toBe('public, max-age=60')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers.vary).not.toContain('Cookie')
    }
  })

  test('is nobody where it is about the visitor or about this moment, also in one batch with others', async () => {
    const moment = `catalog.availability?${toInput({ variantIds: ['variant_1'] })}`
    for (const call of ['cart.summary', moment, `catalog.suggest,cart.summary?batch=1&${toInput({ 0: mugs })}`]) {
      const answer = await ask(`/api/trpc/${call}`)
      expect(answer.status, call).toBe(200)
      expect(answer.headers['cache-control'], call).toBe('private, no-store')
      expect(answer.headers.vary, call).toContain('Cookie')
    }
  })

  test('is nobody where one call of a batch failed', async () => {
    const answer = await ask(`/api/trpc/catalog.suggest,catalog.remove?batch=1&${toInput({ 0: mugs })}`)
    expect(answer.status).toBe(207)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

test.describe('while the backend', () => {
  test('is gone, calls fail with SERVICE_UNAVAILABLE and say when to come back', async ({ faultyShop: shop }) => {
    await shop.backend.cut()
    const question = `catalog.availability?${toInput({ variantIds: ['variant_1'] })}`
    const answer = await ask(`/api/trpc/${question}`, { at: shop.url })
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.body).not.toContain('ECONNREFUSED')
    const calls = connect({ at: shop.url })
    expect(await toCode(calls.catalog.availability.query({ variantIds: ['variant_1'] }))).toBe('SERVICE_UNAVAILABLE')
    expect(await calls.cart.summary.query()).toEqual({ id: '', items: [], count: 0 })
  })

  test('does not answer, calls end with TIMEOUT, and with a status that no browser repeats', async ({
    faultyShop: shop,
  }) => {
    shop.backend.hang()
    const call = connect({ at: shop.url }).catalog.availability.query({ variantIds: ['variant_1'] })
    await expect(call).rejects.toMatchObject({
      data: { code: 'TIMEOUT', httpStatus: 504 },
      meta: { response: { status: 504 } },
    })
  })
})
