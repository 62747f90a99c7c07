import { startHttpShopper, tell, type HttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { findVariant, makeMug } from './cart-steps'

test.describe.configure({ timeout: 120_000 })

interface Told {
  cart: { items: { id: string; quantity: number; variant_id: string }[] }
}

const readLines = async (cartId: string) => (await tell<Told>('GET', `/store/carts/${cartId}`)).cart.items

/** Sends a form, and has the bag ordered elsewhere after the shop has read it and before it writes. */
async function sendWhileOrdering(
  shopper: HttpShopper,
  backend: { spoil: (choose: (method: string, path: string) => { lateMs: number } | null) => void },
  form: Record<string, string>,
) {
  const cart = `/store/carts/${await shopper.readCartId()}`
  const reading = new Promise<void>((resolve) => {
    let isRead = false
    backend.spoil((method, path) => {
      if (isRead || method !== 'GET' || !path.startsWith(cart)) return null
      isRead = true
      resolve()
      return { lateMs: 2500 }
    })
  })
  const answer = shopper.browser.post('cart', { form, maxRedirects: 0, timeout: 60_000 })
  await reading
  await expect.poll(async () => (await tell<{ type: string }>('POST', `${cart}/complete`)).type).toBe('order')
  return answer
}

test('what is put into a bag that was ordered a moment ago is in the next one', async ({ admin, faultyShop: shop }) => {
  const shopper = await startHttpShopper(shop.url)
  const variantId = findVariant(await makeMug(admin, 'Hasty mug'), 'Small').id
  await shopper.add(variantId)
  await shopper.prepare()
  const ordered = (await shopper.readCartId()) ?? ''
  const answer = await sendWhileOrdering(shopper, shop.backend, { intent: 'add', variantId, quantity: '2' })
  expect(answer.status()).toBe(303)
  expect(await readLines(ordered)).toMatchObject([{ quantity: 1 }])
  const next = (await shopper.readCartId()) ?? ''
  expect(next).not.toBe(ordered)
  expect(await readLines(next)).toMatchObject([{ variant_id: variantId, quantity: 2 }])
  await shopper.browser.dispose()
})

test('a change of a bag that was ordered a moment ago changes nothing, and says so', async ({
  admin,
  faultyShop: shop,
}) => {
  const shopper = await startHttpShopper(shop.url)
  await shopper.add(findVariant(await makeMug(admin, 'Hurried mug'), 'Small').id)
  await shopper.prepare()
  const ordered = (await shopper.readCartId()) ?? ''
  const [line] = await readLines(ordered)
  const form = { intent: 'update', lineId: line?.id ?? '', quantity: '3' }
  const answer = await sendWhileOrdering(shopper, shop.backend, form)
  expect(answer.status()).toBeLessThan(500)
  expect(await readLines(ordered)).toMatchObject([{ quantity: 1 }])
  await shopper.browser.dispose()
})
