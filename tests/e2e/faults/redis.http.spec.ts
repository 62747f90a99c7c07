import { startRedis } from '../../../scripts/redis.mjs'
import { paths } from '../../../app/paths'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { type RedisProxy, startRedisProxy, tellRedis } from '../../support/redis-proxy'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { orderIdOf } from '../checkout/checkout-steps'
import { type Customer, registerCustomer } from '../auth/sign-in-steps'
import { signInByHttp } from '../orders/order-steps'

// one after another in one process: what a fault leaves behind the next one meets
test.describe.configure({ mode: 'default', timeout: 120_000 })

type Redis = Awaited<ReturnType<typeof startRedis>>

let redis: Redis
let proxy: RedisProxy
let shop: Storefront
let customer: Customer

test.beforeAll(async () => {
  customer = await registerCustomer('Ria')
  redis = await startRedis()
  proxy = await startRedisProxy(redis.port)
  shop = await startStorefront({ env: { REDIS_URL: proxy.url } })
})

test.afterAll(async () => {
  await shop.stop()
  await proxy.stop()
  await redis.stop()
})

interface Fault {
  begin(): unknown
  /** Between two forms, and while one is under way. */
  meanwhile?(): unknown
  end?(): unknown
}

const command = (text: string) => tellRedis(redis.port, text)

const faults: Record<string, Fault> = {
  'answers 200 ms late': { begin: () => proxy.delay(200), end: () => proxy.delay(0) },
  'is emptied between two forms': { begin: () => command('FLUSHALL'), meanwhile: () => command('FLUSHALL') },
  'is cut off while forms are under way': { begin: () => proxy.cut(), meanwhile: () => proxy.cut() },
  'has no room for anything, and forgets': {
    begin: () => command('CONFIG SET maxmemory 1mb').then(() => command('CONFIG SET maxmemory-policy allkeys-random')),
    end: () => command('CONFIG SET maxmemory 0'),
  },
  'has no room for anything, and refuses': {
    begin: () => command('CONFIG SET maxmemory-policy noeviction').then(() => command('CONFIG SET maxmemory 1')),
    end: () => command('CONFIG SET maxmemory 0'),
  },
  'may only be read': { begin: () => command('REPLICAOF 127.0.0.1 1'), end: () => command('REPLICAOF NO ONE') },
  'wants a password': {
    begin: () => command('CONFIG SET requirepass no-shop-has-this').then(() => proxy.cut()),
    end: () => tellRedis(redis.port, 'AUTH no-shop-has-this\r\nCONFIG SET requirepass ""'),
  },
  'says what no Redis says': {
    begin: () => proxy.answerWith('<h1>Apache</h1>\r\n'),
    end: () => proxy.answerWith(null),
  },
  hangs: { begin: () => redis.pause(), end: () => redis.resume() },
  'is gone': {
    begin: () => redis.stop(),
    async end() {
      redis = await startRedis({ port: redis.port })
    },
  },
}

const post = ({ browser }: HttpShopper, form: Record<string, string>) => browser.post('cart', { form, maxRedirects: 0 })

interface Line {
  id: string
  quantity: number
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a bag is filled, changed and ordered once, and somebody signs in, while Redis ${name}`, async ({
    admin,
    bowl,
  }) => {
    const shopper = await startHttpShopper(shop.url)
    const guest = await startHttpShopper(shop.url)
    /** Sends a form, while what happens happens. */
    async function during<T>(sent: Promise<T>): Promise<T> {
      const [answer] = await Promise.all([sent, fault.meanwhile?.()])
      return answer
    }
    const before = proxy.countCalls()
    await fault.begin()
    await during(shopper.add(bowl.variants[0]?.id ?? ''))
    const cart = `/store/carts/${await shopper.readCartId()}`
    const listLines = async () => (await tell<{ cart: { items: Line[] } }>('GET', cart)).cart.items
    const lineId = (await listLines())[0]?.id ?? ''
    expect((await during(post(shopper, { intent: 'update', lineId, quantity: '3' }))).status()).toBe(303)
    expect((await listLines()).map(({ quantity }) => quantity)).toEqual([3])
    await shopper.prepare()
    const form = await shopper.readPlaceForm()
    const placed = await during(shopper.place(form))
    const again = await shopper.place(form)
    expect(orderIdOf(again.headers().location ?? '')).toBe(orderIdOf(placed.headers().location ?? ''))
    await during(signInByHttp(guest.browser, customer))
    expect(await (await guest.browser.get(paths.session())).json()).toHaveProperty('user.email', customer.email)
    expect(proxy.countCalls(), 'the shop asks it').toBeGreaterThan(name === 'is gone' ? 0 : before)
    await fault.end?.()
    const orders = await admin.listOrders(shopper.email)
    expect(orders.map(({ id }) => id)).toEqual([orderIdOf(placed.headers().location ?? '')])
  })
}
