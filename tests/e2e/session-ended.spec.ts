import { paths } from '../../app/paths'
import { expect, test } from '../support/shop'
import { readWorld } from '../support/world'
import { add, makeMug, toProductPath } from './cart-steps'
import { type Customer, fetchToken, passwordForm, readEmail, registerCustomer, signIn } from './sign-in-steps'

/** Ends all sessions of a customer at the backend, as "sign out everywhere" on another device does. */
async function endEverywhere(customer: Customer): Promise<void> {
  const answer = await fetch(new URL('/store/vitrine/identity/revoke', readWorld('MEDUSA_URL')), {
    method: 'POST',
    headers: { Authorization: `Bearer ${await fetchToken(customer)}` },
  })
  if (!answer.ok) throw new Error(`revoke answered ${answer.status}`)
}

test(
  'a session that the backend has ended is over once: the bag stays, and the sign-in leads back',
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
    await expect(page.getByTestId('cart-count')).toHaveText('1')
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
