import { regions } from '../../../backend/seed/regions.mjs'
import { startHttpShopper, tell } from '../../support/http-shopper'
import { drawCart, type RandomCart } from '../../support/order-totals/random-cart'
import { expect, test } from '../../support/shop'
import { findVariant } from './cart-steps'
import { createDiscount } from './code-steps'
import { fillCart, homeOf, listSums, prepareCart, readSums } from './totals-steps'

const seed = process.env.TOTALS_SEED ?? '1'
const cartsPerRegion = Math.ceil((Number(process.env.TOTALS_CARTS) || 10) / regions.length)

test.describe(`random carts of TOTALS_SEED=${seed}`, () => {
  test.describe.configure({ timeout: 30_000 + cartsPerRegion * 20_000 })

  for (const region of regions) {
    test(`come to what the seed’s prices and rules make them in ${region.name}`, async ({ admin, t, money }) => {
      for (let index = 0; index < cartsPerRegion; index += 1) {
        const cart = drawCart(region, `${seed} ${index}`)
        const shopper = await startHttpShopper(undefined, `en-${homeOf(region)}`)
        const name = `cart ${index} of TOTALS_SEED=${seed}: ${describeCart(cart)}`
        async function expectSums(path: string, expected: string[][]): Promise<void> {
          const page = await shopper.browser.get(path)
          expect(readSums(await page.text()), `${page.url()} (${page.status()}), ${name}`).toEqual(expected)
        }
        const codes = await fillCart(admin, shopper, cart)
        await expectSums('cart', listSums(cart, codes, false, { t, money }))
        await prepareCart(await shopper.readCartId(), cart)
        const sums = listSums(cart, codes, true, { t, money })
        for (const path of ['cart', 'checkout/delivery', 'checkout/review']) await expectSums(path, sums)
        await shopper.browser.dispose()
      }
    })
  }
})

test('an order that rounding takes below nothing is placed, and costs nothing', async ({ admin, t, money }) => {
  // nine at 9.50 with 19 % tax in the price: without their 71.85, −0.03 are left to tax
  const product = await admin.createProduct({ title: 'Free bowl', stock: { Small: 50 }, prices: { eur: 950 } })
  const shopper = await startHttpShopper()
  await shopper.add(findVariant(product, 'Small').id, 9)
  const free = await createDiscount(admin, { value: 100 })
  await shopper.applyCode(free)
  await shopper.prepare()
  await shopper.applyCode(await createDiscount(admin, { type: 'free_shipping' }))
  const { cart } = await tell<{ cart: { total: number } }>('GET', `/store/carts/${await shopper.readCartId()}`)
  expect(cart.total, 'what Medusa makes of it').toBe(-1)

  const nothing = money(0, 'eur', 'de')
  const expectNothing = (html: string) => {
    const sums = readSums(html)
    expect(sums.at(-1)).toEqual([
      `${t('orders:total.total')}${t('orders:total.tax-included', { amount: nothing })}`,
      nothing,
    ])
    expect(sums).toContainEqual([t('orders:total.discount-codes', { codes: free }), money(-85.5, 'eur', 'de')])
  }
  expectNothing(await (await shopper.browser.get('checkout/review')).text())
  const placed = await shopper.place(await shopper.readPlaceForm())
  const { location = '' } = placed.headers()
  expect(location, await placed.text()).toContain('/confirmation')
  expectNothing(await (await shopper.browser.get(location)).text())
  await shopper.browser.dispose()
})

function describeCart({ lines, discount, giftCard, shipping }: RandomCart): string {
  const goods = lines.map(({ goods, quantity }) => `${quantity} × ${goods.product} ${goods.variant}`)
  return JSON.stringify({ goods, discount, giftCard, shipping })
}
