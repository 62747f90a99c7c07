import { type Fault, startFaultProxy } from '../../support/fault-proxy'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { parseHtml } from '../../support/html'
import { expect, test } from '../../support/shop'
import { startStorefront } from '../../support/storefront'
import { readWorld } from '../../support/world'
import { createDiscount } from './code-steps'
import { findVariant, makeMug } from './cart-steps'

test.describe.configure({ timeout: 120_000 })

const late: Fault = { lateMs: 6000 }

interface Line {
  id: string
  quantity: number
}

async function listLines(shopper: HttpShopper): Promise<Line[]> {
  const path = `/store/carts/${await shopper.readCartId()}`
  return (await tell<{ cart: { items: Line[] } }>('GET', path)).cart.items
}

function send(shopper: HttpShopper, form: Record<string, string>) {
  return shopper.browser.post('cart', { form, maxRedirects: 0, timeout: 60_000 })
}

test('a change whose answer is late is told as saved, since it is', async ({ admin, faultyShop: shop }) => {
  const shopper = await startHttpShopper(shop.url)
  await shopper.add(findVariant(await makeMug(admin, 'Late mug'), 'Small').id)
  const [line] = await listLines(shopper)
  const lineId = line?.id ?? ''
  const isOfLine = (method: string, path: string) => method !== 'GET' && path.includes('/line-items/')

  shop.backend.spoil((method, path) => (isOfLine(method, path) ? late : null))
  expect((await send(shopper, { intent: 'update', lineId, quantity: '3' })).status()).toBe(303)
  expect(await listLines(shopper)).toMatchObject([{ quantity: 3 }])
  expect((await send(shopper, { intent: 'remove', lineId })).status()).toBe(303)
  expect(await listLines(shopper)).toEqual([])
  await shopper.browser.dispose()
})

test('a code and what is put aside are looked for too', async ({ admin, faultyShop: shop }) => {
  const code = await createDiscount(admin, { value: 10 })
  const shopper = await startHttpShopper(shop.url)
  await shopper.add(findVariant(await makeMug(admin, 'Tardy mug'), 'Small').id)
  const [line] = await listLines(shopper)
  const cart = `/store/carts/${await shopper.readCartId()}`
  shop.backend.spoil((method, path) => (method === 'POST' && path === cart ? late : null))
  expect((await send(shopper, { intent: 'apply-code', code })).status()).toBe(303)
  expect((await send(shopper, { intent: 'save', lineId: line?.id ?? '' })).status()).toBe(303)
  await shop.backend.restore()
  expect(await (await shopper.browser.get('cart')).text()).toContain('Tardy mug')
  await shopper.browser.dispose()
})

test('where nobody can find out, the page says that, and not that nothing was saved', async ({
  admin,
  faultyShop: shop,
  t,
}) => {
  const shopper = await startHttpShopper(shop.url)
  const variantId = findVariant(await makeMug(admin, 'Doubtful mug'), 'Small').id
  await shopper.add(variantId)
  const [line] = await listLines(shopper)
  // a shop that has drawn no page so far could draw none then
  expect((await shopper.browser.get('cart')).status()).toBe(200)
  // the line is written, and nothing is answered from then on
  const goSilent = () => {
    let isSilent = false
    shop.backend.spoil((method, path) => {
      isSilent ||= method !== 'GET' && path.includes('/line-items')
      return isSilent ? { lateMs: 9000 } : null
    })
  }
  const forms: Record<string, string>[] = [
    { intent: 'update', lineId: line?.id ?? '', quantity: '2' },
    { intent: 'add', variantId, quantity: '1' },
  ]
  for (const form of forms) {
    goSilent()
    const answer = await send(shopper, form)
    expect(answer.status(), form['intent']).toBe(503)
    const words = parseHtml(await answer.text()).querySelector('main')?.textContent
    expect(words, form['intent']).toContain(t('cart:errors.unclear'))
    expect(words, form['intent']).not.toContain(t('cart:attempt.text'))
    await shop.backend.restore()
  }
  await shopper.browser.dispose()
})

test('a shop that has drawn no page yet says the same of what was added, and leads to the bag', async ({
  admin,
  t,
}) => {
  const backend = await startFaultProxy(readWorld('MEDUSA_URL'))
  const shop = await startStorefront({ env: { MEDUSA_URL: backend.url, MEDUSA_MAX_RETRIES: '0' } })
  const shopper = await startHttpShopper(shop.url)
  const variantId = findVariant(await makeMug(admin, 'Unseen mug'), 'Small').id
  // makes the bag, and draws nothing
  await shopper.add(variantId)
  let isSilent = false
  backend.spoil((method, path) => {
    isSilent ||= method !== 'GET' && path.includes('/line-items')
    return isSilent ? { lateMs: 9000 } : null
  })
  const answer = await send(shopper, { intent: 'add', variantId, quantity: '1' })
  expect(answer.status()).toBe(503)
  const main = parseHtml(await answer.text()).querySelector('main')
  expect(main?.textContent).toContain(t('cart:errors.unclear'))
  expect(main?.querySelector('form[method="post"]'), 'what adds it once more').toBeNull()
  expect(main?.querySelector('a[href$="/en-de/cart"]')?.textContent).toBe(t('common:failure.retry'))
  await Promise.all([shopper.browser.dispose(), shop.stop(), backend.stop()])
})

test('what never reached the backend is told as not saved', async ({ admin, faultyShop: shop, t }) => {
  const shopper = await startHttpShopper(shop.url)
  await shopper.add(findVariant(await makeMug(admin, 'Unsent mug'), 'Small').id)
  const [line] = await listLines(shopper)
  expect((await shopper.browser.get('cart')).status()).toBe(200)
  shop.backend.hang()
  const page = parseHtml(await (await send(shopper, { intent: 'apply-code', code: 'SPRING-24' })).text())
  expect(page.querySelector('main [name="code"]')?.getAttribute('value'), 'what was typed').toBe('SPRING-24')
  const answer = await send(shopper, { intent: 'update', lineId: line?.id ?? '', quantity: '2' })
  expect(answer.status()).toBe(503)
  expect(await answer.text()).toContain(t('cart:errors.not-saved'))
  await shop.backend.restore()
  expect(await listLines(shopper)).toMatchObject([{ quantity: 1 }])
  await shopper.browser.dispose()
})
