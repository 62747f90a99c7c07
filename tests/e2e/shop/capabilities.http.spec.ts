import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { shipOrder } from '../../support/after-sales-admin'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/test'
import { makeSizes } from '../after-sales/exchange-steps'
import { registerCustomer } from '../auth/sign-in-steps'
import { findVariant } from '../cart/cart-steps'
import { orderIdOf } from '../checkout/checkout-steps'
import { orderByHttp, signInByHttp } from '../orders/order-steps'

const locale = 'en-de'

test.describe('on a backend without the plugin', () => {
  test('an order has no link to an exchange, and no page to begin one on', async ({ admin, plainShop }) => {
    const shopper = await startHttpShopper(plainShop.url)
    const { browser } = shopper
    const id = await orderSizes(admin, shopper)
    const exchange = paths.exchangeOrder(locale, id)
    const order = await browser.get(paths.order(locale, id))
    expect(order.status()).toBe(200)
    expect(await order.text()).not.toContain(exchange)
    expect((await browser.get(exchange)).status()).toBe(404)
    expect((await browser.post(exchange, { form: { review: '1' } })).status()).toBe(404)
  })

  test('an order takes no statement of withdrawal, and can be sent back all the same', async ({ admin, plainShop }) => {
    const shopper = await startHttpShopper(plainShop.url)
    const { browser } = shopper
    const id = await orderSizes(admin, shopper)
    const withdrawal = await browser.get(paths.withdrawFromOrder(locale, id))
    expect(withdrawal.status()).toBe(200)
    const html = await withdrawal.text()
    expect(html).toContain('cannot be declared on this page')
    expect(html).not.toContain('name="quantity.')
    const order = await (await browser.get(paths.order(locale, id))).text()
    expect(order).toContain(paths.returnOrder(locale, id))
    expect(await (await browser.get(paths.returnOrder(locale, id))).text()).toContain('name="quantity.')
  })

  test('a guest’s order cannot be asked for by an account', async ({ admin, plainShop }) => {
    const shopper = await startHttpShopper(plainShop.url)
    const { id } = await orderByHttp(admin, shopper)
    const page = await (await shopper.browser.get(paths.order(locale, id))).text()
    expect(page).not.toContain(paths.claimOrders(locale))
  })

  test('an account ends no sessions, keeps no passkeys and changes no address', async ({ plainShop }) => {
    const customer = await registerCustomer('Pat')
    const { browser } = await startHttpShopper(plainShop.url, locale, customer.email)
    await signInByHttp(browser, customer)
    const page = await browser.get(paths.accountProfile(locale))
    expect(page.status()).toBe(200)
    const html = await page.text()
    for (const offer of [paths.changeEmail(locale), 'value="end-sessions"', 'value="add-passkey"']) {
      expect(html).not.toContain(offer)
    }
    expect((await browser.get(paths.changeEmail(locale))).status()).toBe(404)
  })
})

test('with the plugin an order that was sent has a page to begin an exchange on', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const id = await orderSizes(admin, shopper)
  const exchange = paths.exchangeOrder(locale, id)
  // the shop has to know the other sizes
  await expect.poll(async () => (await shopper.browser.get(paths.order(locale, id))).text()).toContain(exchange)
  expect((await shopper.browser.get(exchange)).status()).toBe(200)
})

/** Orders a product that there is in other sizes too, and has it paid and sent. @returns the order's id */
async function orderSizes(admin: Admin, shopper: HttpShopper): Promise<string> {
  const product = await makeSizes(admin, 'Bowl for an exchange')
  await shopper.add(findVariant(product, 'Medium').id)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const id = orderIdOf(answer.headers().location ?? '')
  // only what is paid is exchanged
  await shipOrder(admin, id)
  return id
}
