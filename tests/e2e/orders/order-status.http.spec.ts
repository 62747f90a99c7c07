import { startHttpShopper } from '../../support/http-shopper'
import { connectRpc, refusalOf } from '../../support/rpc-client'
import { expect, test } from '../../support/shop'
import { endEverywhere, registerCustomer } from '../auth/sign-in-steps'
import { orderByHttp, startHttpCustomer } from './order-steps'

test('a script learns how an order stands, of its owner’s browser alone', async ({ admin }) => {
  const customer = await registerCustomer('Olga')
  const [guest, owner, other] = [
    await startHttpShopper(),
    await startHttpCustomer(customer),
    await startHttpCustomer(await registerCustomer('Otto')),
  ]
  const orders = [(await orderByHttp(admin, guest)).id, (await orderByHttp(admin, owner)).id] as const
  const stranger = await startHttpShopper()
  function ask({ browser: request }: typeof guest, orderId: string) {
    return connectRpc({ request }).orders.status.query({ orderId })
  }
  const placed = await ask(guest, orders[0])
  expect(placed).toMatchObject({ state: 'preparing', paymentState: 'open' })
  await admin.ship(orders[0])
  const shipped = await ask(guest, orders[0])
  expect(shipped).toMatchObject({ state: 'shipped' })
  expect(shipped.events).toBeGreaterThan(placed.events)
  expect(await ask(owner, orders[1])).toMatchObject({ state: 'preparing' })

  for (const orderId of [...orders, 'order_01ARZ3NDEKTSV4RRFFQ69G5FAV', '../regions', '']) {
    expect(await refusalOf(ask(stranger, orderId)), orderId).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await refusalOf(ask(other, orderId)), orderId).toMatchObject({ code: 'FORBIDDEN' })
  }
  await endEverywhere(customer)
  expect(await refusalOf(ask(owner, orders[1]))).toMatchObject({ code: 'UNAUTHORIZED' })
  for (const { browser } of [guest, owner, other, stranger]) await browser.dispose()
})
