import { readField, readText } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { findVariant } from '../cart/cart-steps'

test('a gift card is called by its worth when it is added, put aside, put back and taken out', async ({ admin }) => {
  const product = await admin.findProduct('gift-card')
  const shopper = await startHttpShopper()
  const variantId = findVariant(product, 'Small').id
  const title = message('en', 'common:punctuation.choice', { title: product.title, choice: '€25.00' })
  async function say(form: Record<string, string>): Promise<string> {
    return readText(await (await shopper.browser.post('cart', { form })).text())
  }
  expect(await say({ intent: 'add', variantId, quantity: '1' })).toContain(
    message('en', 'cart:done.added', { title, count: 1 }),
  )
  const readLine = async () => readField(await (await shopper.browser.get('cart')).text(), 'lineId') ?? ''
  const saved = await say({ intent: 'save', lineId: await readLine() })
  expect(saved).toContain(message('en', 'cart:done.saved', { title }))
  expect(saved.split(title), 'in the list, too').toHaveLength(3)
  await say({ intent: 'take-back', variantId, quantity: '1' })
  expect(await say({ intent: 'remove', lineId: await readLine() })).toContain(
    message('en', 'cart:done.removed', { title }),
  )
  await shopper.browser.dispose()
})
