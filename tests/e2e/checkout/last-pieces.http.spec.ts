import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { makeBowl, orderIdOf } from './checkout-steps'

test.describe.configure({ timeout: 300_000 })

const shoppers = 50
const pieces = 10

test(`of ${shoppers} shoppers who order one of ${pieces} pieces at once, ${pieces} get one and all others hear why not`, async ({
  admin,
  t,
}) => {
  const bowl = await makeBowl(admin, 'Coveted bowl', pieces)
  const small = findVariant(bowl, 'Small').id
  const ready = await inTurns(5, Array.from({ length: shoppers }), async () => {
    const shopper = await startHttpShopper()
    await shopper.add(small)
    await shopper.prepare()
    return { shopper, form: await shopper.readPlaceForm() }
  })
  const startedAt = performance.now()
  const placed = await Promise.all(
    ready.map(async ({ shopper, form }) => {
      const answer = await shopper.place(form)
      const html = await answer.text()
      return { shopper, html, status: answer.status(), to: answer.headers().location ?? '', at: performance.now() }
    }),
  )
  const durations = placed.map(({ at }) => Math.round(at - startedAt)).sort((a, b) => a - b)
  // 20 seconds are for a machine that does nothing else
  test.info().annotations.push({ type: 'ms', description: `median ${durations[25]}, last ${durations.at(-1)}` })
  expect(durations.at(-1)).toBeLessThan(120_000)

  const bought = placed.filter(({ status }) => status === 303)
  const refused = placed.filter(({ status }) => status !== 303)
  expect(bought).toHaveLength(pieces)
  for (const { status, html } of refused) {
    expect(status).toBe(409)
    expect(html).toContain(t('checkout:place.out-of-stock'))
    expect(html).toContain(t('checkout:stock.sold-out'))
  }
  const orders = await Promise.all(bought.map(({ shopper }) => admin.listOrders(shopper.email)))
  expect(orders.map((of) => of.map(({ id }) => id))).toEqual(bought.map(({ to }) => [orderIdOf(to)]))
  const none = await inTurns(5, refused, ({ shopper }) => admin.listOrders(shopper.email))
  expect(none.flat()).toEqual([])
  expect((await admin.findProduct(bowl.handle)).variants[0]?.inventory_quantity).toBe(0)
})

async function inTurns<T, R>(atOnce: number, items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(run))))
  }
  return results
}
