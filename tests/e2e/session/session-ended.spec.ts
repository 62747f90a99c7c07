import { paths } from '../../../app/paths'
import { expect, test } from '../../support/shop'
import { add, lineOf, makeMug, quantityOf, toProductPath } from '../cart/cart-steps'
import { addressField, fillAddress, fillBag, goOn, makeBowl, makePerson } from '../checkout/checkout-steps'
import { endEverywhere, passwordForm, readEmail, registerCustomer, signIn } from '../auth/sign-in-steps'

test(
  'a session that the backend has ended is over once: the bag is kept with the account, and the sign-in leads back to it',
  { tag: '@core' },
  async ({ page, context, admin, shopLocale, t }) => {
    const customer = await registerCustomer('Ida')
    await signIn(page, customer, `/${shopLocale}/cart`)
    await page.goto(toProductPath(await makeMug(admin, 'Kept mug')))
    await add(page)
    await endEverywhere(customer)

    const account = paths.account(shopLocale)
    await page.goto(account)
    await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
    await expect(page.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    expect(await readEmail(context)).toBeNull()

    const fields = passwordForm(page)
    await fields.email.fill(customer.email)
    await fields.password.fill(customer.password)
    await fields.submit.click()
    await expect(page).toHaveURL(account)
    await expect(page.getByTestId('cart-count')).toHaveText('1')
  },
)

test('what anybody may see shows on when the backend has ended the session', async ({
  page,
  context,
  admin,
  shopLocale,
  t,
}) => {
  const customer = await registerCustomer('Jon')
  const mug = await makeMug(admin, 'Public mug')
  await signIn(page, customer, `/${shopLocale}/cart`)
  await endEverywhere(customer)
  for (const path of [toProductPath(mug), 'categories/all', 'cart', 'checkout']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
  }
  await page.goto(toProductPath(mug))
  await add(page)
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.sign-in') })
      .first(),
  ).toBeAttached()
  expect(await readEmail(context)).toBeNull()
})

test(
  'what was said in the checkout is shown to nobody after the session has ended, and the bag goes on',
  { tag: '@plain' },
  async ({ page, context, admin, shopLocale, newShopper, t }) => {
    const customer = await registerCustomer('Kim')
    const person = { ...makePerson('de'), address1: 'Geheimweg 7' }
    const [mug, other] = [await makeBowl(admin, 'Locked bowl'), await makeBowl(admin, 'Open bowl')]
    await signIn(page, customer, `/${shopLocale}/cart`)
    await page.goto(toProductPath(mug))
    await add(page)
    await page.goto('checkout/address')
    await fillAddress(page, person)
    await goOn(page, 'address')

    await endEverywhere(customer)
    for (const step of ['address', 'delivery', 'shipping', 'payment', 'review']) {
      await page.goto(`checkout/${step}`)
      await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
      expect(await page.content(), step).not.toContain('Geheimweg')
    }
    await page.goto('cart')
    await expect(page.getByText(t('cart:notices.locked'))).toBeVisible()
    await expect(page.getByText('Locked bowl')).toHaveCount(0)
    await page.goto(toProductPath(other))
    await add(page)
    await page.goto('cart')
    await expect(page.getByText(t('cart:notices.locked'))).toBeVisible()
    await expect(quantityOf(lineOf(page, 'Open bowl'))).toHaveValue('1')
    await page.goto('checkout/address')
    await expect(addressField(page, 'address1')).toHaveValue('')
    await expect(page.locator('[name=email]')).toHaveValue('')

    await signIn(page, customer, `/${shopLocale}/cart`)
    await expect(quantityOf(lineOf(page, 'Locked bowl'))).toHaveValue('1')
    await expect(quantityOf(lineOf(page, 'Open bowl'))).toHaveValue('1')
    await page.goto('checkout/address')
    await expect(addressField(page, 'address1')).toHaveValue('Geheimweg 7')

    await context.clearCookies({ name: /session/ })
    const stranger = await registerCustomer('Lou')
    await signIn(page, stranger, `/${shopLocale}/cart`)
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    const elsewhere = await (await newShopper()).newPage()
    await signIn(elsewhere, customer, `/${shopLocale}/cart`)
    await expect(quantityOf(lineOf(elsewhere, 'Locked bowl'))).toHaveValue('1')
  },
)

test(
  'an address that was typed when the session had ended is there again after the sign-in',
  { tag: '@plain' },
  async ({ page, context, admin, shopLocale }) => {
    const customer = await registerCustomer('Mia')
    const person = { ...makePerson('de'), address1: 'Neue Straße 9' }
    await signIn(page, customer, `/${shopLocale}/cart`)
    await page.goto(toProductPath(await makeBowl(admin, 'Typed bowl')))
    await add(page)
    for (const end of [() => context.clearCookies({ name: /session/ }), () => endEverywhere(customer)]) {
      await page.goto('checkout/address')
      await fillAddress(page, person)
      await end()
      await page.getByRole('main').locator('form').getByRole('button').last().click()
      await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
      const fields = passwordForm(page)
      await fields.email.fill(customer.email)
      await fields.password.fill(customer.password)
      await fields.submit.click()
      await expect(page).toHaveURL(paths.checkoutAddress(shopLocale))
      await expect(addressField(page, 'address1')).toHaveValue('Neue Straße 9')
      await expect(addressField(page, 'postalCode')).toHaveValue(person.postalCode)
    }
    await goOn(page, 'address')
  },
)

test(
  'a new e-mail address that was typed when the session had ended is there again too',
  { tag: '@plain' },
  async ({ page, context, shopLocale }) => {
    const customer = await registerCustomer('Noa')
    const email = `noa.${crypto.randomUUID().slice(0, 8)}@example.org`
    const changeEmail = paths.changeEmail(shopLocale)
    await signIn(page, customer, changeEmail)
    await page.locator('main [name=email]').fill(email)
    await context.clearCookies({ name: /session/ })
    await page.locator('main [name=email]').press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
    const fields = passwordForm(page)
    await fields.email.fill(customer.email)
    await fields.password.fill(customer.password)
    await fields.submit.click()
    await expect(page).toHaveURL(changeEmail)
    await expect(page.locator('main [name=email]')).toHaveValue(email)
  },
)

test(
  'a way to ship that was chosen when the session had ended is chosen again after the sign-in',
  { tag: '@plain' },
  async ({ page, bowl, shopLocale }) => {
    const customer = await registerCustomer('Ole')
    await signIn(page, customer, `/${shopLocale}/cart`)
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')
    const form = page.locator('form.checkout-form')
    const other = form.getByRole('radio', { checked: false }).first()
    const chosen = (await other.getAttribute('value')) ?? ''
    await other.check()
    await endEverywhere(customer)
    await form.getByRole('button').click()
    await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
    const fields = passwordForm(page)
    await fields.email.fill(customer.email)
    await fields.password.fill(customer.password)
    await fields.submit.click()
    await expect(page).toHaveURL(paths.checkoutDelivery(shopLocale))
    await expect(form.locator(`[value="${chosen}"]`)).toBeChecked()
    await goOn(page, 'delivery')
  },
)

test(
  'a name and an address that were typed in the account when the session had ended are there again',
  { tag: '@plain' },
  async ({ page, shopLocale }) => {
    const customer = await registerCustomer('Pia')
    await signIn(page, customer, `/${shopLocale}/cart`)
    for (const { path, field, typed } of [
      { path: paths.accountProfile(shopLocale), field: 'lastName', typed: 'Sommer' },
      { path: paths.newAddress(shopLocale), field: 'shipping.address1', typed: 'Neue Straße 9' },
    ]) {
      await page.goto(path)
      const control = page.locator(`[name="${field}"]`)
      await control.fill(typed)
      if (path === paths.newAddress(shopLocale)) await page.locator('main [name="shipping.city"]').fill('Berlin')
      await endEverywhere(customer)
      await page.getByRole('main').locator('form').filter({ has: control }).getByRole('button').click()
      await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
      const fields = passwordForm(page)
      await fields.email.fill(customer.email)
      await fields.password.fill(customer.password)
      await fields.submit.click()
      await expect(page).toHaveURL(path)
      await expect(control).toHaveValue(typed)
    }
  },
)
