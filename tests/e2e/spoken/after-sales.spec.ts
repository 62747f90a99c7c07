import { shipOrder } from '../../support/after-sales-admin'
import { type AdminProduct } from '../../support/admin'
import { expect } from '../../support/shop'
import { makeSizes } from '../after-sales/exchange-steps'
import { findVariant, postCart } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, orderBag } from '../checkout/checkout-steps'
import { headed, hear, type Listener, maskOrder, refused, there } from './spoken-steps'

hear('what is heard of a return', 'return', async (listener) => {
  const { page, log, admin, t } = listener
  const order = await orderShipped(listener, await makeSizes(admin, 'Heard bowl'))
  await log.act('opens the order', () => page.goto(`orders/${order}`), there(page.getByRole('main')))
  await log.act(
    'begins a return',
    () => page.getByRole('link', { name: t('after-sales:return.start') }).press('Enter'),
    there(page.getByLabel(t('after-sales:return.quantity'))),
  )
  await log.read('the form', 'main')
  const lookOver = () => page.getByRole('button', { name: t('after-sales:return.look-over') }).press('Enter')
  await log.act('looks it over with nothing chosen', lookOver, refused(page))
  await page.getByLabel(t('after-sales:return.quantity')).fill('1')
  await log.act('looks over one piece', lookOver, headed(page, t('after-sales:return.review-heading')))
  await log.read('the review', 'main')
  await log.act(
    'sends it',
    () => page.getByRole('button', { name: t('after-sales:return.submit') }).press('Enter'),
    there(page.getByTestId('return-state')),
  )
})

hear('what is heard of an exchange', 'exchange', async (listener) => {
  const { page, log, admin, t } = listener
  const product = await makeSizes(admin, 'Heard bowl')
  const order = await orderShipped(listener, product)
  const instead = page.getByLabel(t('after-sales:exchange.instead'))
  await log.act('begins an exchange', () => page.goto(`orders/${order}/exchange`), there(instead))
  await log.read('the form', 'main')
  const lookOver = () => page.getByRole('button', { name: t('after-sales:exchange.look-over') }).press('Enter')
  await log.act('looks it over with nothing chosen', lookOver, refused(page))
  await instead.selectOption(findVariant(product, 'Tall').id)
  await page.getByRole('radio', { name: t('after-sales:return.own-way') }).check()
  await log.act('looks over one piece', lookOver, headed(page, t('after-sales:exchange.review-heading')))
  await log.act(
    'begins it',
    () => page.getByRole('button', { name: t('after-sales:exchange.begin') }).press('Enter'),
    there(page.getByTestId('exchange-state')),
  )
  await log.read('the exchange', 'main')
})

hear('what is heard of a withdrawal', 'withdrawal', async (listener) => {
  const { page, log, admin, t } = listener
  await fillBag(page, await makeBowl(admin, 'Heard bowl'))
  const { email } = makePerson('de')
  const order = await orderBag(page, email)
  await maskOrder(listener, order)
  await page.goto(`orders/${order}`)
  const name = page.getByLabel(t('after-sales:withdrawal.name'))
  await log.act(
    'withdraws from an order',
    () => page.getByRole('link', { name: t('after-sales:withdrawal.link') }).press('Enter'),
    there(name),
  )
  await log.read('the form', 'main')
  const goOn = () => page.getByRole('button', { name: t('after-sales:withdrawal.go-on') }).press('Enter')
  await name.fill(' ')
  await log.act('goes on without a name', goOn, refused(page))
  await name.fill('Ada Lovelace')
  await log.act('goes on', goOn, headed(page, t('after-sales:withdrawal.confirm-heading')))
  await log.act(
    'confirms it',
    () => page.getByRole('button', { name: t('after-sales:withdrawal.confirm') }).press('Enter'),
    there(page.getByText(t('after-sales:withdrawal.sent', { email }))),
  )
})

/** Two pieces that have arrived. @returns the order's id */
async function orderShipped(listener: Listener, product: AdminProduct): Promise<string> {
  const { page, log, admin } = listener
  const form = { intent: 'add', variantId: findVariant(product, 'Medium').id, quantity: '2' }
  expect((await postCart(page.context(), form)).status()).toBe(303)
  const order = await orderBag(page, makePerson('de').email)
  await shipOrder(admin, order)
  await maskOrder(listener, order)
  // what a return or an exchange is called
  log.mask(/\b[0-9A-Z]{6}\b/g, 'A1B2C3')
  return order
}
