import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { makeBowl } from '../checkout/checkout-steps'

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
