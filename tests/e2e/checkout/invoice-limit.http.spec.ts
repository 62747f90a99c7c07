import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { fromElsewhere } from '../../support/other-shops'
import { findVariant } from '../cart/cart-steps'
import { orderIdOf } from './checkout-steps'

test('nobody has goods sent on invoice as often as they like, and the bag is kept', async ({
  bareShop,
  bowl,
  admin,
}) => {
  const headers = fromElsewhere()
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.org`

  /** Orders from the same network and with the same address, in a browser of its own. */
  async function order() {
    const shopper = await startHttpShopper(bareShop.url)
    await shopper.add(findVariant(bowl, 'Small').id)
    await shopper.prepare(email)
    const form = await shopper.readPlaceForm()
    return { shopper, answer: await shopper.browser.post('checkout/review', { form, headers, maxRedirects: 0 }) }
  }

  const { answer: first } = await order()
  expect(orderIdOf(first.headers().location ?? '')).toMatch(/^order_/)
  const { shopper, answer: second } = await order()
  expect(second.status()).toBe(429)
  expect(Number(second.headers()['retry-after'])).toBeGreaterThan(60)
  expect(await second.text()).toContain('<h1')
  expect(await admin.listOrders(email)).toHaveLength(1)
  expect(await (await shopper.browser.get('cart')).text()).toContain(bowl.title)
})
