import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, test } from '../../support/shop'
import { passwordForm, readSession, registerCustomer, signIn } from '../auth/sign-in-steps'

test(
  'the header leads to the sign-in and back, then to the account',
  { tag: '@core' },
  async ({ page, t, shopLocale, scripting }) => {
    const customer = await registerCustomer('Hanna')
    const listing = `${paths.allProducts(shopLocale)}?sort=name`
    await page.goto(listing)
    const header = page.getByRole('banner')
    // narrow windows have it in the menu
    const menu = header.getByRole('button', { name: t('common:header.menu') })
    if (await menu.isVisible()) await menu.click()
    await header.getByRole('link', { name: t('common:header.sign-in') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('auth:signin.title') })).toBeVisible()
    const form = passwordForm(page)
    await form.email.fill(customer.email)
    await form.password.fill(customer.password)
    await form.submit.click()
    await expect(page).toHaveURL(listing)

    if (await menu.isVisible()) await menu.click()
    await header.getByRole('link', { name: t('common:header.account') }).click()
    await expect(page).toHaveURL(paths.account(shopLocale))
    await expect(page.getByRole('heading', { level: 1, name: t('account:title') })).toBeVisible()
    for (const text of ['Hanna Doe', customer.email, t('account:orders.empty')]) {
      await expect(page.getByRole('main')).toContainText(text)
    }
    await expectFits(page)
    if (scripting) await expectAccessible(page)
  },
)

test('a page that is somebody’s own leads through the sign-in', { tag: '@plain' }, async ({ page, t, shopLocale }) => {
  await page.goto('account?page=1')
  await expect(page.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`${paths.account(shopLocale)}?page=1`)
})

test(
  'every page of the account leads to the others and out of it',
  { tag: '@plain' },
  async ({ page, t, shopLocale, context }) => {
    await signIn(page, await registerCustomer('Otto'), paths.account(shopLocale))
    const nav = page.getByRole('navigation', { name: t('account:nav.label') })
    const out = nav.getByRole('button', { name: t('account:nav.sign-out') })
    const builders = [
      paths.account,
      paths.accountOrders,
      paths.claimOrders,
      paths.accountProfile,
      paths.changeEmail,
      paths.accountAddresses,
      paths.newAddress,
      paths.accountPaymentMethods,
      paths.accountData,
    ]
    for (const build of builders) {
      await page.goto(build(shopLocale))
      await expect(nav.getByRole('link'), build(shopLocale)).toHaveCount(6)
      await expect(out, build(shopLocale)).toHaveCount(1)
    }
    await out.click()
    await expect(page).toHaveURL(paths.home(shopLocale))
    expect(await readSession(context)).toEqual({})
  },
)

test('signing out ends the session, and Back shows nothing of the account', async ({
  page,
  t,
  shopLocale,
  context,
}) => {
  const customer = await registerCustomer('Olga')
  await signIn(page, customer, paths.account(shopLocale))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.sign-out') })
    .click()
  await expect(page).toHaveURL(paths.home(shopLocale))
  expect(await readSession(context)).toEqual({})
  await page.goBack()
  await expect(page.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
})
