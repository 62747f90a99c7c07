import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, phone, test } from '../../support/shop'
import { openPlain } from '../../support/shopper/http-context'
import { fromOwnPage, lineOf, makeMug, quantityOf } from './cart-steps'
import { fillBag, makeBowl, makePerson, placeOrder, walkCheckout } from '../checkout/checkout-steps'
import { registerCustomer, signIn } from '../auth/sign-in-steps'

test.use({ viewport: phone })

test('what is saved for later outlives the order and comes back into the bag', async ({
  page,
  context,
  admin,
  t,
  scripting,
}) => {
  const [mug, pot, bowl] = [
    await makeMug(admin, 'Later mug'),
    await makeMug(admin, 'Never pot'),
    await makeBowl(admin, 'Bought bowl'),
  ]
  for (const product of [mug, mug, pot, bowl]) await fillBag(page, product)
  await page.goto('cart')
  for (const title of [
    t('common:punctuation.choice', { title: mug.title, choice: 'Small' }),
    t('common:punctuation.choice', { title: pot.title, choice: 'Small' }),
  ]) {
    await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).click()
    await expect(page.getByText(t('cart:done.saved', { title }))).toBeVisible()
  }
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  const saved = page.getByTestId('saved-line')
  await expect(saved).toHaveCount(2)
  await expect(saved.filter({ hasText: mug.title })).toContainText(t('cart:saved.quantity', { count: 2 }))
  await expectFits(page)
  if (scripting) await expectAccessible(page)

  const plain = await openPlain(page)
  await walkCheckout(plain, makePerson('de'))
  await placeOrder(plain)
  await expect(plain.getByTestId('cart-count')).toHaveText('0')
  await admin.deleteProduct(pot.id)
  await page.goto('cart')
  await expect(page.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible()
  await expect(saved.filter({ hasText: pot.title })).toContainText(t('cart:saved.unavailable'))
  const gone = t('common:punctuation.choice', { title: pot.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:saved.forget-label', { title: gone }) }).click()
  await expect(saved).toHaveCount(1)
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:saved.take-back-label', { title }) }).click()
  await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
  await expect(saved).toHaveCount(0)

  const form = { intent: 'save', lineId: 'item_nope' }
  const unknown = await context.request.post('cart', { form, headers: fromOwnPage, maxRedirects: 0 })
  expect(unknown.status(), 'a line that is gone is no mistake').toBe(303)
})

test(
  'what two devices have saved is one list after the sign-in',
  { tag: '@plain' },
  async ({ page, admin, shopLocale, newShopper, t }) => {
    const cart = `/${shopLocale}/cart`
    const customer = await registerCustomer('Dora')
    const [mug, bowl] = [await makeMug(admin, 'Shared mug'), await makeMug(admin, 'Shared bowl')]
    await signIn(page, customer, cart)
    const elsewhere = await (await newShopper()).newPage()
    for (const [device, product] of [
      [page, mug],
      [elsewhere, bowl],
    ] as const) {
      await device.goto(cart)
      await fillBag(device, product)
      await device.goto(cart)
      const title = t('common:punctuation.choice', { title: product.title, choice: 'Small' })
      await device.getByRole('button', { name: t('cart:lines.save-label', { title }) }).click()
      await expect(device.getByTestId('saved-line')).toHaveCount(1)
    }
    await signIn(elsewhere, customer, cart)
    await expect(elsewhere.getByTestId('saved-line')).toHaveCount(2)
    await page.goto(cart)
    await expect(page.getByTestId('saved-line')).toHaveCount(2)
  },
)
