import { type MessageKey } from '../../../app/i18n/keys'
import { type MessageParams } from '../../../app/i18n/translate'
import { type Admin, type AdminProduct } from '../../support/admin'
import { type Fault, type FaultProxy } from '../../support/fault-proxy'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { readField } from '../../support/html'
import { expect, test as shopTest } from '../../support/shop'
import { startStorefront } from '../../support/storefront'
import { findVariant } from '../cart/cart-steps'
import { makeBowl, orderIdOf } from './checkout-steps'

shopTest.describe.configure({ timeout: 120_000 })

const stock = 7

interface Told {
  admin: Admin
  bowl: AdminProduct
  t: (key: MessageKey, params?: MessageParams) => string
}

const test = shopTest.extend<{ fragile: AdminProduct; told: Told }>({
  fragile: async ({ admin }, use) => use(await makeBowl(admin, 'Fragile bowl', stock)),
  told: async ({ admin, fragile: bowl, t }, use) => use({ admin, bowl, t }),
})

/** A shopper who only has to press the button, with what the button sends. */
async function startAtReview(
  shop: { url: string },
  bowl: AdminProduct,
): Promise<{ shopper: HttpShopper; form: Record<string, string> }> {
  const shopper = await startHttpShopper(shop.url)
  await shopper.add(findVariant(bowl, 'Small').id)
  await shopper.prepare()
  return { shopper, form: await shopper.readPlaceForm() }
}

/** Spoils so many completions, and counts all. */
function spoilCompletions(backend: FaultProxy, fault: Fault, times = 1): () => number {
  let completions = 0
  backend.spoil((_, path) => {
    if (!path.endsWith('/complete')) return null
    completions += 1
    return completions <= times ? fault : null
  })
  return () => completions
}

const faults: { name: string; fault: Fault; completions: number }[] = [
  { name: 'the connection is cut before the backend hears of it', fault: 'cut-before', completions: 2 },
  { name: 'the connection is cut while the backend is at work', fault: 'cut-during', completions: 1 },
  { name: 'the answer gets lost', fault: 'lost', completions: 1 },
  { name: 'the answer is no JSON', fault: 'garbled', completions: 1 },
  // longer than any read may take
  { name: 'the answer takes five seconds', fault: { lateMs: 5_000 }, completions: 1 },
  { name: 'the backend answers 500', fault: { status: 500 }, completions: 2 },
  { name: 'the backend answers 502', fault: { status: 502 }, completions: 2 },
  { name: 'the backend answers 409', fault: { status: 409 }, completions: 2 },
  { name: 'the backend answers 422', fault: { status: 422 }, completions: 2 },
]

for (const { name, fault, completions } of faults) {
  test(`there is one order, which the shopper sees, although ${name}`, async ({ faultyShop, fragile: bowl, told }) => {
    const { shopper, form } = await startAtReview(faultyShop, bowl)
    const count = spoilCompletions(faultyShop.backend, fault)
    const answer = await shopper.place(form)
    await expectOneOrder(told, shopper, answer.headers().location ?? '')
    // a completion that is still at work may be asked once more
    if (fault === 'cut-during') expect(count()).toBeLessThanOrEqual(3)
    else expect(count()).toBe(completions)
  })
}

test('a way to pay that its provider refuses is said, taken away again, and can be chosen once it is well', async ({
  faultyShop,
  fragile: bowl,
  t,
}) => {
  const { shopper } = await startAtReview(faultyShop, bowl)
  const choose = async () => {
    const page = await shopper.browser.get('checkout/delivery')
    const option = readField(await page.text(), 'option.0') ?? ''
    const form = { 'option.0': option, provider: 'vitrine-redirect' }
    return shopper.browser.post('checkout/delivery', { form, maxRedirects: 0 })
  }
  const listProviders = async () => {
    type Answer = { cart: { payment_sessions: { provider_id: string }[] } }
    const { cart } = await tell<Answer>('GET', `/store/carts/${await shopper.readCartId()}`)
    return cart.payment_sessions.map(({ provider_id }) => provider_id)
  }
  faultyShop.backend.spoil((method, path) =>
    method === 'POST' && path.endsWith('/payment-session') ? { status: 400 } : null,
  )
  const refused = await choose()
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain(t('checkout:errors.provider-down'))
  expect(await listProviders()).not.toContain('vitrine-redirect')
  await faultyShop.backend.restore()
  expect((await choose()).status()).toBe(303)
  expect(await listProviders()).toContain('vitrine-redirect')
})

test('a backend that goes on failing orders nothing, and the same form orders once it is well', async ({
  faultyShop,
  fragile: bowl,
  told,
  admin,
  t,
}) => {
  const { shopper, form } = await startAtReview(faultyShop, bowl)
  spoilCompletions(faultyShop.backend, { status: 500 }, Infinity)
  const refused = await shopper.place(form)
  expect(refused.status()).toBe(409)
  expect(await refused.text()).toContain(t('checkout:place.refused'))
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await faultyShop.backend.restore()
  const answer = await shopper.place(form)
  await expectOneOrder(told, shopper, answer.headers().location ?? '')
})

test('a shop that is killed while it orders shows the orders after its start', async ({
  faultyShop: { backend },
  fragile: bowl,
  told,
  admin,
}) => {
  // of its own, to be killed
  const killed = await startStorefront({ env: { MEDUSA_URL: backend.url } })
  const start = () => startAtReview(killed, bowl)
  const started = [await start(), await start(), await start()] as const
  const calledIn = new Set<string>()
  backend.spoil((_, path) => {
    if (!path.endsWith('/complete')) return null
    calledIn.add(path)
    return { lateMs: 60_000 }
  })
  const answers = Promise.allSettled(started.map(({ shopper, form }) => shopper.place(form)))
  await expect.poll(() => calledIn.size).toBe(started.length)
  process.kill(killed.pid ?? 0, 'SIGKILL')
  await killed.exited
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  for (const { shopper } of started) {
    await expect.poll(async () => (await admin.listOrders(shopper.email)).length).toBe(1)
  }

  await backend.restore()
  const again = await startStorefront({ env: { MEDUSA_URL: backend.url }, port: Number(new URL(killed.url).port) })
  try {
    const [first, second, third] = started
    const checkout = await first.shopper.browser.get('checkout')
    const bag = await (await second.shopper.browser.get('cart')).text()
    const sentAgain = await third.shopper.place(third.form)
    const shown = [
      checkout.url(),
      /href="([^"]+\/confirmation)"/.exec(bag)?.[1] ?? '',
      sentAgain.headers().location ?? '',
    ]
    for (const [index, { shopper }] of started.entries()) {
      await expectOneOrder(told, shopper, shown[index] ?? '', started.length)
    }
  } finally {
    await again.stop()
  }
})

/** The page at `confirmation` shows the one order of the shopper, and as many pieces are gone as all have bought. */
async function expectOneOrder(
  { admin, bowl, t }: Told,
  shopper: HttpShopper,
  confirmation: string,
  sold = 1,
): Promise<void> {
  const [order, ...others] = await admin.listOrders(shopper.email)
  expect(others).toEqual([])
  expect(orderIdOf(confirmation)).toBe(order?.id)
  const page = await shopper.browser.get(confirmation)
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain(`>${t('orders:confirmation.number', { number: order?.display_id ?? '' })}<`)
  const [variant] = (await admin.findProduct(bowl.handle)).variants
  expect(variant?.inventory_quantity).toBe(stock - sold)
}
