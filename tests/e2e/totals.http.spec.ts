import { regions } from '../../backend/seed/regions.mjs'
import { startHttpShopper } from '../support/http-shopper'
import { drawCart, type RandomCart } from '../support/order-totals/random-cart'
import { expect, test } from '../support/shop'
import { fillCart, homeOf, listSums, prepareCart, readSums } from './totals-steps'

const seed = process.env.TOTALS_SEED ?? '1'
const cartsPerRegion = Math.ceil((Number(process.env.TOTALS_CARTS) || 20) / regions.length)

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
        for (const path of ['cart', 'checkout/payment', 'checkout/review']) await expectSums(path, sums)
        await shopper.browser.dispose()
      }
    })
  }
})

function describeCart({ lines, discount, giftCard, shipping }: RandomCart): string {
  const goods = lines.map(({ goods, quantity }) => `${quantity} × ${goods.product} ${goods.variant}`)
  return JSON.stringify({ goods, discount, giftCard, shipping })
}
