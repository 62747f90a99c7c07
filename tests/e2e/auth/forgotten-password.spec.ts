import { paths } from '../../../app/paths'
import { errorSummary } from '../../support/error-summary'
import { listMails, waitForLink, waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { fetchToken, makeCustomer, readSession, registerCustomer } from './sign-in-steps'

const linkShape = /https?:\/\/\S+\/reset-password\?[^\s"<]+/

test(
  'who has forgotten a password sets another by a link, which counts once',
  { tag: '@core' },
  async ({ page, shopLocale, newShopper, t }) => {
    const customer = await registerCustomer('Dora')
    await page.goto(paths.signIn(undefined, `/${shopLocale}/cart`))
    await page.getByRole('link', { name: t('auth:forgotten.title') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('auth:forgotten.title') })).toBeVisible()
    await page.locator('[name=email]').fill(customer.email)
    await page.getByRole('button', { name: t('auth:forgotten.submit') }).click()
    await expect(page.getByText(t('auth:forgotten.sent'))).toBeVisible()

    const link = linkShape.exec((await waitForMail(customer.email)).text)?.[0] ?? ''
    await page.goto(link)
    await expect(page).toHaveURL(paths.resetPassword(`/${shopLocale}/cart`))
    await expect(page.getByText(t('auth:reset.whose', { email: customer.email }))).toBeVisible()
    await page.locator('[name=password]').fill('Passw0rd')
    await page.getByRole('button', { name: t('auth:reset.submit') }).click()
    await expect(errorSummary(page)).toContainText(t('auth:fields.password-common'))
    await page.locator('[name=password]').fill(`${customer.lastName}${customer.lastName}1999`)
    await page.getByRole('button', { name: t('auth:reset.submit') }).click()
    await expect(errorSummary(page)).toContainText(t('auth:fields.password-own'))
    await page.locator('[name=password]').fill('battery staple horse')
    await page.getByRole('button', { name: t('auth:reset.submit') }).click()
    await expect(page.getByText(t('auth:notices.password-changed-emptied'))).toBeVisible()
    await expect(page).toHaveURL(`/${shopLocale}/cart`)
    expect(await readSession(page.context())).toMatchObject({ user: { email: customer.email } })
    expect(await fetchToken({ ...customer, password: 'battery staple horse' })).toBeTruthy()

    const late = await (await newShopper()).newPage()
    await late.goto(link)
    await expect(late.getByText(t('auth:errors.Verification'))).toBeVisible()
    await expect(late.getByText(customer.email)).toBeHidden()
    await late.getByRole('link', { name: t('auth:reset.again') }).click()
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(t('auth:forgotten.title'))
  },
)

test(
  'only who has not proved the address before is told that names and addresses are gone',
  { tag: '@plain' },
  async ({ newShopper, shopLocale, t }) => {
    const { email } = await registerCustomer('Dora')
    for (const [password, isEmptied] of [
      ['battery staple horse', true],
      ['horse staple battery', false],
    ] as const) {
      const page = await (await newShopper()).newPage()
      const known = (await listMails(email)).length
      await page.goto(paths.forgottenPassword(`/${shopLocale}/cart`))
      await page.locator('[name=email]').fill(email)
      await page.getByRole('button', { name: t('auth:forgotten.submit') }).click()
      await page.goto(await waitForLink(email, linkShape, known))
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: t('auth:reset.submit') }).click()
      await expect(page.getByText(t('auth:notices.password-changed'))).toBeVisible()
      const emptied = expect(page.getByText(t('auth:notices.password-changed-emptied')))
      await (isEmptied ? emptied.toBeVisible() : emptied.toBeHidden())
    }
  },
)

test(
  'an address that nobody has an account with is answered alike',
  { tag: '@plain' },
  async ({ page, shopLocale, t }) => {
    await page.goto(paths.forgottenPassword(`/${shopLocale}/cart`))
    await page.locator('[name=email]').fill(makeCustomer('Nobody').email)
    await page.getByRole('button', { name: t('auth:forgotten.submit') }).click()
    await expect(page.getByText(t('auth:forgotten.sent'))).toBeVisible()
  },
)

test(
  'without a link there is no password to set, but a way to get one',
  { tag: '@plain' },
  async ({ page, shopLocale, t }) => {
    await page.goto(`${paths.resetPassword()}?callbackUrl=/${shopLocale}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.over-title'))
    await expect(page.getByRole('link', { name: t('auth:reset.again') })).toBeVisible()
  },
)

test(
  'a made-up link tells nothing, whether or not there is such an account',
  { tag: '@plain' },
  async ({ page, t }) => {
    for (const { email } of [await registerCustomer('Dora'), makeCustomer('Nobody')]) {
      await page.goto(`${paths.resetPassword()}?${new URLSearchParams({ email, token: 'a.b.c' })}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.over-title'))
      await expect(page.getByText(email)).toBeHidden()
    }
  },
)
