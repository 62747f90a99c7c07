import { paths } from '../../../app/paths'
import { type ClientCart } from '../../../app/features/cart/client-cart.server'
import { expect, browserTest as test } from '../../support/shop'
import { postCart, readCartId } from './cart-steps'
import { fillAddress, fillBag, goOn, makeBowl, makePerson, placeOrder } from '../checkout/checkout-steps'

test('the cart that scripts see follows every step of an order and is empty once it is placed', async ({
  page,
  context,
  admin,
}) => {
  async function readClientCart(): Promise<ClientCart> {
    const answer = await context.request.get(`${paths.rpc()}/cart.summary`)
    return ((await answer.json()) as { result: { data: ClientCart } }).result.data
  }
  const bowl = await makeBowl(admin, 'Followed bowl')
  expect(await readClientCart()).toEqual({ id: '', items: [], count: 0 })
  await fillBag(page, bowl)
  const created = await readClientCart()
  expect(created).toMatchObject({ id: await readCartId(context), items: [{ quantity: 1 }], count: 1 })
  await postCart(context, { intent: 'update', lineId: created.items[0]?.id ?? '', quantity: '3' })
  const updated = { ...created, items: [{ ...created.items[0], quantity: 3 }], count: 3 }
  expect(await readClientCart()).toEqual(updated)
  await page.goto('checkout')
  await fillAddress(page, makePerson('de'))
  for (const step of ['address', 'shipping', 'payment'] as const) {
    await goOn(page, step)
    expect(await readClientCart(), step).toEqual(updated)
  }
  await placeOrder(page)
  expect(await readClientCart()).toEqual({ id: '', items: [], count: 0 })
})
