import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { listMails, readMailedLink, waitForMail } from '../../support/mailbox'
import { expect, test, type ShopPage } from '../../support/shop'
import {
  expectMismatch,
  fetchToken,
  makeCustomer,
  passwordForm,
  readEmail,
  registerCustomer,
  signIn,
} from '../auth/sign-in-steps'

type Translate = (key: 'auth:change-email.submit' | 'auth:change-email.title') => string

async function askFor(page: ShopPage, t: Translate, email: string) {
  await page.goto('account/profile')
  await page.getByRole('link', { name: t('auth:change-email.title') }).click()
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: t('auth:change-email.submit') }).click()
}

test('@core a changed address takes effect when the mail to it is confirmed, in another browser too', async ({
  page,
  t,
  shopLocale,
  newShopper,
}) => {
  const customer = await registerCustomer('Ella')
  const { email } = makeCustomer('Ella')
  await signIn(page, customer, `/${shopLocale}/cart`)
  await askFor(page, t, email.toUpperCase())
  await expect(page.getByText(t('auth:change-email.sent'))).toBeVisible()
  const link = await readMailedLink(email)
  expect(await listMails(customer.email)).toEqual([])
  expect(await fetchToken(customer)).toBeTruthy()

  const other = await (await newShopper()).newPage()
  await other.goto(link)
  await expect(other.getByText(t('auth:change-email.confirm-text', { email }))).toBeVisible()
  await other.getByRole('button', { name: t('auth:change-email.confirm') }).click()
  await expect(other.getByText(t('auth:change-email.done'))).toBeVisible()
  expect(await readEmail(other.context())).toBeNull()
  expect(await fetchToken({ ...customer, email })).toBeTruthy()
  await expect(fetchToken(customer)).rejects.toThrow('401')
  expect((await waitForMail(customer.email)).text).not.toContain(email)

  await other.goto(link)
  await expect(other.getByText(t('auth:errors.Verification'))).toBeVisible()
  expect(await other.content(), 'an old link names nobody').not.toContain(email)
})

test('a former address takes the change back, and everybody is signed out', async ({
  page,
  t,
  shopLocale,
  newShopper,
  scripting,
}) => {
  const customer = await registerCustomer('Gita')
  const { email } = makeCustomer('Gita')
  await signIn(page, customer, `/${shopLocale}/cart`)
  await askFor(page, t, email)
  await page.goto(await readMailedLink(email))
  await page.getByRole('button', { name: t('auth:change-email.confirm') }).click()
  await expect(page.getByText(t('auth:change-email.done'))).toBeVisible()

  const owner = await (await newShopper()).newPage()
  const link = await readMailedLink(customer.email)
  await owner.goto(link)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(t('auth:undo-email.title'))
  if (scripting) await expectAccessible(owner)
  await owner.getByRole('button', { name: t('auth:undo-email.submit') }).click()
  await expect(owner.getByText(t('auth:undo-email.done'))).toBeVisible()
  await page.goto('account')
  await expect(page.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
  await expect(fetchToken(customer), 'its password is nobody’s').rejects.toThrow('401')
  await owner.goto(link)
  await owner.getByRole('button', { name: t('auth:undo-email.submit') }).click()
  await expect(owner.getByText(t('auth:errors.UndoEmail'))).toBeVisible()
  await expect(owner).toHaveTitle(new RegExp(`^${t('auth:error.link-title')}`))
})

test(
  'who is signed in shows it once more where that is asked, and goes on where they were',
  { tag: '@plain' },
  async ({ page, t, shopLocale }) => {
    const customer = await registerCustomer('Hedi')
    const profile = paths.accountProfile(shopLocale)
    await signIn(page, customer, profile)
    await page.goto(`${paths.signIn(undefined, profile)}&error=ConfirmIdentity`)
    await expect(page.getByText(t('auth:errors.ConfirmIdentity'))).toBeVisible()
    const fields = passwordForm(page)
    await expect(fields.email).toHaveValue(customer.email)
    await expect(page.getByText(t('auth:signin.new')), 'nobody has to ask for an account').toHaveCount(0)
    await fields.password.fill('not that one')
    await fields.submit.click()
    await expectMismatch(page, t('auth:errors.CredentialsSignin'))
    await fields.password.fill(customer.password)
    await fields.submit.click()
    await expect(page).toHaveURL(profile)
  },
)

test('Check if changing email address updates user correctly', { tag: '@plain' }, async ({ page, t, shopLocale }) => {
  const customer = await registerCustomer('Fay')
  const { email } = makeCustomer('Fay')
  await signIn(page, customer, `/${shopLocale}/cart`)
  await askFor(page, t, email)
  await page.goto(await readMailedLink(email))
  await page.getByRole('button', { name: t('auth:change-email.confirm') }).click()
  await expect(page.getByText(t('auth:change-email.done'))).toBeVisible()
  expect(await readEmail(page.context())).toBe(email)
  await page.goto('account/profile')
  await expect(page.getByRole('main')).toContainText(email)
})

test(
  'an address that another account has is told only to who has it',
  { tag: '@plain' },
  async ({ page, t, shopLocale }) => {
    const [customer, owner] = await Promise.all([registerCustomer('Gil'), registerCustomer('Hal')])
    await signIn(page, customer, `/${shopLocale}/cart`)
    await askFor(page, t, owner.email)
    await expect(page.getByText(t('auth:change-email.sent'))).toBeVisible()
    await page.goto(await readMailedLink(owner.email))
    await page.getByRole('button', { name: t('auth:change-email.confirm') }).click()
    await expect(page.getByText(t('auth:change-email.taken'))).toBeVisible()
    expect(await fetchToken(owner)).toBeTruthy()
    expect(await readEmail(page.context())).toBe(customer.email)
  },
)

test(
  'a change that a stranger has asked for is void once the owner has come by a link',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const stranger = await registerCustomer('Ida')
    const { email } = makeCustomer('Ida')
    await signIn(page, stranger, `/${shopLocale}/cart`)
    await askFor(page, t, email)
    const link = await readMailedLink(email)

    const owner = await (await newShopper()).newPage()
    await owner.goto(paths.signIn('email', `/${shopLocale}/cart`))
    const form = owner.getByRole('region', { name: t('auth:email-link.title') })
    await form.getByLabel(t('auth:fields.email')).fill(stranger.email)
    await form.getByRole('button').click()
    await owner.goto(await readMailedLink(stranger.email))
    await owner.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(owner.getByText(t('auth:notices.password-void'))).toBeVisible()

    await page.goto(link)
    await expect(page.getByText(t('auth:errors.Verification'))).toBeVisible()
    expect(await readEmail(owner.context())).toBe(stranger.email)
  },
)

test(
  'the page is for who is signed in, and says what is wrong with an address',
  { tag: '@plain' },
  async ({ page, t, shopLocale }) => {
    await page.goto('account/email')
    await expect(page.getByRole('heading', { level: 1, name: t('auth:signin.title') })).toBeVisible()
    const customer = await registerCustomer('Jo')
    await signIn(page, customer, `/${shopLocale}/account/email`)
    await askFor(page, t, customer.email)
    await expect(page.getByRole('link', { name: t('auth:change-email.same') })).toBeVisible()
  },
)
