import { type Page } from '@playwright/test'
import { paths } from '../../../app/paths'
import { errorSummary } from '../../support/error-summary'
import { expect, browserTest as test } from '../../support/shop'
import { add, makeMug, toProductPath } from '../cart/cart-steps'
import { endEverywhere, passwordForm, registerCustomer, signInByForm } from '../auth/sign-in-steps'

/** What a browser says when its tab is looked at again. */
function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('signing out in one tab shows in the others, which lose what was the customer’s', async ({
  page,
  context,
  t,
  shopLocale,
  admin,
}) => {
  const customer = await registerCustomer('Tabea')
  await signInByForm(page, customer, paths.account(shopLocale))
  const account = await context.newPage()
  await account.goto('account')
  const catalogue = await context.newPage()
  await catalogue.goto(toProductPath(await makeMug(admin, 'Mug of who signs out')))
  await add(catalogue)
  const readBag = () => catalogue.evaluate(() => localStorage.getItem('vitrine.cart'))
  await expect.poll(readBag).toContain('"count":1')
  const accountLink = catalogue.getByRole('banner').getByRole('link', { name: t('common:header.account') })
  await expect(accountLink).toBeVisible()
  // so that the page is the one that script made, not the one that came
  await expect.poll(() => catalogue.evaluate(() => localStorage.getItem('vitrine.signed-in'))).not.toBeNull()

  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.sign-out') })
    .click()
  await expect(page).toHaveURL(paths.home(shopLocale))
  await expect(catalogue.getByRole('banner').getByRole('link', { name: t('common:header.sign-in') })).toBeVisible()
  await expect(accountLink).toHaveCount(0)
  await expect(catalogue.getByTestId('cart-count')).toHaveText('0')
  await expect(catalogue.getByTestId('in-bag')).toHaveCount(0)
  await expect.poll(readBag).toBe(JSON.stringify({ id: '', items: [], count: 0 }))
  await expect(account.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
  await expect(account.getByText(customer.email)).toHaveCount(0)
})

test('signing in in one tab shows in the others', async ({ page, context, t, shopLocale }) => {
  const customer = await registerCustomer('Stella')
  const other = await context.newPage()
  await other.goto('products/kumo-mug', { waitUntil: 'networkidle' })
  await signInByForm(page, customer, paths.home(shopLocale))
  await expect(other.getByRole('banner').getByRole('link', { name: t('common:header.account') })).toBeVisible()
})

test('a session that ended elsewhere is noticed when the tab is looked at again', async ({
  page,
  context,
  t,
  shopLocale,
}) => {
  await signInByForm(page, await registerCustomer('Elsa'), paths.home(shopLocale))
  await expect(page.getByRole('banner').getByRole('link', { name: t('common:header.account') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: /session/ })
  await lookAgain(page)
  await expect(page.getByRole('banner').getByRole('link', { name: t('common:header.sign-in') })).toBeVisible()
})

test('a session that ended elsewhere is noticed by the clock, in a tab that nobody touches', async ({
  page,
  otherShop,
  t,
  shopLocale,
}) => {
  const customer = await registerCustomer('Uhland')
  await signInByForm(page, customer, paths.home(shopLocale))
  await page.clock.install()
  // the browser takes it for the same shop: cookies know no port
  await page.goto(otherShop.url + paths.home(shopLocale), { waitUntil: 'networkidle' })
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: t('common:header.account') })).toBeVisible()
  await endEverywhere(customer)
  await page.clock.fastForward(10_000)
  await expect(banner.getByRole('link', { name: t('common:header.sign-in') })).toBeVisible()
})

test('Back after signing out shows no page as it was before', async ({ page, t, shopLocale }) => {
  await signInByForm(page, await registerCustomer('Berta'), paths.allProducts(shopLocale))
  await page.goto('account')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.sign-out') })
    .click()
  await expect(page).toHaveURL(paths.home(shopLocale))
  // goBack ends with the hydration of the page that is left: what the next one shows tells that it is there
  await page.goBack()
  await expect(page.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.allProducts(shopLocale))
  await expect(page.getByRole('banner').getByRole('link', { name: t('common:header.sign-in') })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: t('common:header.account') })).toHaveCount(0)
})

test('a server that does not answer changes nothing on the page and says nothing to the shopper', async ({
  page,
  t,
  shopLocale,
}) => {
  await signInByForm(page, await registerCustomer('Nora'), paths.home(shopLocale))
  await page.waitForLoadState('networkidle')
  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, json: {} }))
  const logged = page.waitForRequest('**/api/auth/_log')
  const text = await page.locator('body').innerText()
  await lookAgain(page)
  const request = await logged
  expect(new URLSearchParams(request.postData() ?? '').get('code')).toBe('CLIENT_FETCH_ERROR')
  await expect(page.getByRole('banner').getByRole('link', { name: t('common:header.account') })).toBeVisible()
  expect(await page.locator('body').innerText()).toBe(text)
})

test('a page for a visitor without a session says nothing of sessions and may be shared', async ({
  request,
  shopLocale,
}) => {
  const response = await request.get(paths.home(shopLocale))
  expect(response.headers()['cache-control']).toMatch(/^public/)
  expect(response.headers()['set-cookie']).toBeUndefined()
  expect(await response.text()).not.toMatch(/"session"|pollSeconds/)
})

test('the sign-in page of another tab goes on to where it leads', async ({ page, context, shopLocale }) => {
  await page.goto(paths.signIn(undefined, paths.account(shopLocale)), { waitUntil: 'networkidle' })
  const other = await context.newPage()
  await signInByForm(other, await registerCustomer('Zoe'), paths.home(shopLocale))
  await expect(page).toHaveURL(paths.account(shopLocale))
})

test('a changed name shows in the other tabs at once, by whichever way it was sent', async ({
  page,
  context,
  t,
  shopLocale,
}) => {
  await signInByForm(page, await registerCustomer('Nele'), paths.accountProfile(shopLocale))
  await page.waitForLoadState('networkidle')
  const account = await context.newPage()
  await account.goto('account', { waitUntil: 'networkidle' })
  const document = await page.evaluateHandle(() => window.document)
  const form = page.getByRole('region', { name: t('account:profile.names') })
  const button = form.getByRole('button')
  const said = form.locator('.notice')

  let release = () => {}
  await page.route(`**${paths.session()}`, async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  await form.locator('[name=lastName]').fill('Herbst')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.press('Enter')
  await expect.poll(() => (release(), said.isVisible())).toBe(true)
  await expect(said).toContainText(t('account:profile.changed'))
  await expect(account.getByRole('main').getByText('Nele Herbst')).toBeVisible()
  expect(await document.evaluate((shown) => shown === window.document)).toBe(true)

  const phone = form.locator('[name=phone]')
  await form.locator('[name=lastName]').fill('Winter')
  await phone.fill('030 1234567')
  await button.click()
  await expect(phone).toHaveValue('+49 30 1234567')
  await expect(said).toContainText(t('account:profile.changed'))
  await expect(account.getByRole('main').getByText('Nele Winter')).toBeVisible()
  expect(await document.evaluate((shown) => shown === window.document)).toBe(true)

  await phone.fill('12')
  await button.click()
  await expect(errorSummary(page)).toContainText(t('account:profile.phone-invalid'))
  await expect(phone).toHaveValue('12')
})

for (const [name, typed] of Object.entries({ lastName: 'Winter', phone: '030 1234567' }))
  test(`a changed ${name} that is sent when its session has ended is there again after the sign-in`, async ({
    page,
    shopLocale,
  }) => {
    const customer = await registerCustomer('Olga')
    await signInByForm(page, customer, paths.accountProfile(shopLocale))
    await page.waitForLoadState('networkidle')
    const field = page.locator(`[name=${name}]`)
    await endEverywhere(customer)
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('error') === 'SessionRequired')
    const fields = passwordForm(page)
    await fields.email.fill(customer.email)
    await fields.password.fill(customer.password)
    await fields.submit.click()
    await expect(field).toHaveValue(typed)
  })
