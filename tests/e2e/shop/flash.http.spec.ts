import { readText } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { findVariant, makeMug } from '../cart/cart-steps'

test('a message goes on to the page that answers in the end, and is said there once', async ({ admin }) => {
  const mug = await makeMug(admin, 'Mug of a long way')
  const { browser } = await startHttpShopper()
  const title = message('en', 'common:punctuation.choice', { title: mug.title, choice: 'Small' })
  const words = message('en', 'cart:done.added', { title, count: 1 })
  // who has said no address is led on to that
  const form = { intent: 'add', variantId: findVariant(mug, 'Small').id, quantity: '1' }
  const answer = await browser.post('cart', { form: { ...form, returnTo: '/en-de/checkout/shipping' } })
  expect(answer.url()).toContain('/checkout/address')
  expect(answer.headers()['cache-control'], 'no way back says it again').toBe('no-store')
  expect(readText(await answer.text())).toContain(words)
  for (const path of ['checkout/shipping', 'checkout/address', 'cart'])
    expect(readText(await (await browser.get(path)).text()), path).not.toContain(words)
  await browser.dispose()
})
