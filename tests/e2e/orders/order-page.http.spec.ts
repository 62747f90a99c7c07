import { startHttpShopper, tell } from '../../support/http-shopper'
import { shipApart } from '../../support/shipping-admin'
import { expect, test } from '../../support/shop'
import { makeBowl, orderIdOf } from '../checkout/checkout-steps'

test('an order that is partly on its way says of each line how much of it is', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const bowl = await makeBowl(admin, 'Bowl in two parcels')
  await shopper.add(bowl.variants[0]?.id ?? '', 2)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const orderId = /\/orders\/([^/]+)\//.exec(answer.headers().location ?? '')?.[1] ?? ''
  const readPage = async () => (await shopper.browser.get(`orders/${orderId}`)).text()

  await admin.ship(orderId, ['PARCEL 1'], 1)
  const partly = await readPage()
  expect(partly).toContain('Partly on its way')
  expect(partly).toContain('>On the way: 1 of 2<')
  await admin.ship(orderId, ['PARCEL 2'], 1)
  const whole = await readPage()
  expect(whole).toContain('>On its way<')
  expect(whole).not.toContain('>On the way: ')
  expect(whole).toContain('PARCEL 2')
})

test('an order whose shipping option the merchant has deleted since is shown all the same', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const bowl = await makeBowl(admin, 'Bowl by a courier of former days')
  const [courier] = await shipApart(admin, bowl, 'de', [{ name: 'Courier of former days', amount: 900 }])
  await shopper.add(bowl.variants[0]?.id ?? '')
  await shopper.prepare()
  await tell('POST', `/store/carts/${await shopper.readCartId()}/shipping-methods`, { option_id: courier?.id })
  const answer = await shopper.place(await shopper.readPlaceForm())
  const orderId = orderIdOf(answer.headers().location ?? '')
  const read = async (path: string) => (await shopper.browser.get(path)).text()
  expect(await read(`orders/${orderId}`)).toContain('Courier of former days')

  await admin.call('DELETE', `/admin/shipping-options/${courier?.id}`)
  for (const path of [`orders/${orderId}`, `orders/${orderId}/confirmation`, `orders/${orderId}/withdrawal`]) {
    const page = await read(path)
    expect(page, path).toContain(bowl.title)
    expect(page, path).not.toContain('Courier of former days')
  }
})
