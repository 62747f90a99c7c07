import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { readMailedLink } from '../../support/mailbox'
import { expect, test, type ShopPage } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import { makeCustomer, registerCustomer, signIn } from './sign-in-steps'

test.use({ viewport: { width: 320, height: 640 } })

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`

async function expectGood(page: ShopPage, scripting: boolean) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectFits(page)
  expect(await page.content(), 'of what a page knows, none is an attribute of a form').not.toContain('[object Object]')
  if (scripting) await expectAccessible(page)
}

test('the pages of the sign-in fit a narrow screen, and everybody can use them', async ({
  page,
  t,
  shopLocale,
  scripting,
}) => {
  test.setTimeout(120_000)
  const callbackUrl = paths.cart(shopLocale)
  for (const path of [
    withQuery(paths.signIn('email'), { error: 'CredentialsSignin', callbackUrl }),
    withQuery(paths.signIn(), { error: 'SessionRequired', callbackUrl }),
    withQuery(paths.authError(), { error: 'Configuration', reference: crypto.randomUUID(), callbackUrl }),
    paths.register(callbackUrl),
    withQuery(paths.resetPassword(), { email: 'jane@example.com', token: 'x', callbackUrl }),
    withQuery(paths.signOut(), { callbackUrl }),
    paths.forgottenPassword(callbackUrl),
  ]) {
    await page.goto(path)
    await expectGood(page, scripting)
  }
  await liftLimits(page)
  await page.getByRole('button', { name: t('auth:forgotten.submit') }).click()
  await expect(errorSummary(page)).toBeFocused()
  await expectGood(page, scripting)

  const { email } = makeCustomer('Jane')
  await page.goto(paths.signIn('email', callbackUrl))
  const form = page.getByRole('region', { name: t('auth:email-link.title') })
  await form.getByLabel(t('auth:fields.email')).fill(email)
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:verify-request.title'))
  await expectGood(page, scripting)
  await page.goto(await readMailedLink(email))
  await expectGood(page, scripting)
})

test('so are the pages of who is signed in', async ({ page, t, shopLocale, scripting }) => {
  test.setTimeout(120_000)
  const callbackUrl = paths.cart(shopLocale)
  await signIn(page, await registerCustomer('Rosa'), callbackUrl)
  for (const path of [
    paths.account(shopLocale),
    withQuery(paths.signIn(), { error: 'OAuthCallback', callbackUrl }),
    withQuery(paths.signOut(), { callbackUrl }),
    paths.changeEmail(shopLocale),
  ]) {
    await page.goto(path)
    await expectGood(page, scripting)
  }
  const { email } = makeCustomer('Rosa')
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: t('auth:change-email.submit') }).click()
  await expect(page.getByText(t('auth:change-email.sent'))).toBeVisible()
  await page.goto(await readMailedLink(email))
  await expect(page.getByText(t('auth:change-email.confirm-text', { email }))).toBeVisible()
  await expectGood(page, scripting)
  await page.goto(paths.changeEmail(shopLocale))
  await page.getByRole('link', { name: t('auth:change-email.back') }).click()
  await expect(page).toHaveURL(paths.accountProfile(shopLocale))
})
