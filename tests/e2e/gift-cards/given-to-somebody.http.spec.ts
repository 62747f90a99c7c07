import { type AdminProduct } from '../../support/admin'
import { readText } from '../../support/html'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { listMails, waitForMail } from '../../support/mailbox'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { findVariant } from '../cart/cart-steps'

const toAddress = () => `bo.${crypto.randomUUID().slice(0, 8)}@example.org`
const inAYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)

function toForm(product: AdminProduct, gift: Record<string, string>): Record<string, string> {
  const variantId = findVariant(product, 'Small').id
  return { intent: 'add', variantId, quantity: '1', giftTo: 'send', giftName: 'Bo', giftMessage: 'Hi\nthere', ...gift }
}

async function readPage(shopper: HttpShopper, path: string): Promise<string> {
  return (await shopper.browser.get(path)).text()
}

function findEditPaths(html: string): string[] {
  return [...html.matchAll(/href="\/[\w-]+\/(cart\/gift\/[\w-]+)"/g)].map(([, path = '']) => path)
}

async function order(shopper: HttpShopper): Promise<string> {
  await shopper.prepare()
  const placed = await shopper.place(await shopper.readPlaceForm())
  return /\/orders\/(\w+)\//.exec(placed.headers().location ?? '')?.[1] ?? ''
}

test('cards for two people are two lines, each to be corrected in the bag, and are shown on the way', async ({
  admin,
}) => {
  const shopper = await startHttpShopper()
  const product = await admin.findProduct('gift-card')
  const [bo, cy] = [toAddress(), toAddress()]
  for (const giftEmail of [bo, cy, bo]) await shopper.browser.post('cart', { form: toForm(product, { giftEmail }) })
  const bag = await readPage(shopper, 'cart')
  const [first = '', second, ...others] = findEditPaths(bag)
  expect([Boolean(second), others]).toEqual([true, []])
  expect(readText(bag)).toContain(message('en', 'gift-cards:line.sent', { name: 'Bo', email: cy }))
  const form = { giftTo: 'send', giftName: 'Dora', giftEmail: cy, giftDay: inAYear }
  await shopper.browser.post(first, { form })
  await shopper.prepare()
  for (const path of ['cart', 'checkout/review'])
    expect(readText(await readPage(shopper, path))).toContain(`Dora (${cy})`)
  await shopper.browser.dispose()
})

test('what is wrong is said at its field, and what was typed is kept', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const product = await admin.findProduct('gift-card')
  const wrong = { giftEmail: 'bo', giftDay: '2020-01-01', giftMessage: 'x'.repeat(401) }
  const refused = await shopper.browser.post('cart', { form: toForm(product, wrong) })
  expect(refused.status()).toBe(400)
  const html = await refused.text()
  for (const key of ['email', 'day'] as const)
    expect(readText(html)).toContain(message('en', `gift-cards:note-errors.${key}`))
  for (const field of ['giftEmail', 'giftDay', 'giftMessage']) expect(html).toContain(`href="#${field}"`)
  expect(html).toMatch(/value="bo"/)
  await shopper.browser.dispose()
})

test('a mistyped address is asked about in the bag', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const product = await admin.findProduct('gift-card')
  await shopper.browser.post('cart', { form: toForm(product, { giftEmail: 'bo@gmial.com' }) })
  const bag = await readPage(shopper, 'cart')
  expect(readText(bag)).toContain(message('en', 'gift-cards:edit.meant', { meant: 'bo@gmail.com' }))
  const lineId = findEditPaths(bag)[0]?.split('/').at(-1) ?? ''
  await shopper.browser.post('cart', { form: { intent: 'gift-email', lineId } })
  expect(readText(await readPage(shopper, 'cart'))).toContain('Bo (bo@gmail.com)')
  await shopper.browser.dispose()
})

test('the card is mailed once it is paid, and its buyer sees that it was; nobody else sees its page', async ({
  admin,
}) => {
  const [shopper, stranger] = [await startHttpShopper(), await startHttpShopper()]
  const product = await admin.findProduct('gift-card')
  const giftEmail = toAddress()
  await shopper.browser.post('cart', { form: toForm(product, { giftEmail }) })
  await shopper.browser.post('cart', { form: toForm(product, { giftTo: 'me' }) })
  const id = await order(shopper)
  const page = await readPage(shopper, `orders/${id}`)
  expect(readText(page)).toContain(message('en', 'gift-cards:state.paid'))
  expect(await listMails(giftEmail)).toEqual([])
  const path = /href="\/[\w-]+\/(orders\/\w+\/gift-cards\/\d)"/.exec(page)?.[1] ?? ''
  const printed = await shopper.browser.get(path)
  expect(printed.headers()['cache-control']).toContain('no-store')
  expect(readText(await printed.text())).toMatch(/For Bo.*[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/s)
  for (const one of [path.replace(/\d$/, '3'), path.replace(/\d$/, '0')])
    expect((await shopper.browser.get(one)).status()).toBe(404)
  expect((await stranger.browser.get(path)).status()).toBe(404)
  await admin.call('POST', `/admin/orders/${id}/capture`)
  expect((await waitForMail(giftEmail)).text).toContain('there')
  await expect
    .poll(async () => readText(await readPage(shopper, `orders/${id}`)), { timeout: 20_000 })
    .toMatch(/Sent on /)
  await shopper.browser.dispose()
  await stranger.browser.dispose()
})
