import { paths } from '../../../app/paths'
import { listMails, readMailedLink, waitForMail } from '../../support/mailbox'
import { expect, test, type ShopPage } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import { fetchToken, makeCustomer, openSignIn, passwordForm, readEmail, registerCustomer } from './sign-in-steps'

type Translate = (key: 'auth:email-link.submit' | 'auth:email-link.title' | 'auth:fields.email') => string

async function askForLink(page: ShopPage, t: Translate, email: string) {
  const form = page.getByRole('region', { name: t('auth:email-link.title') })
  await form.getByLabel(t('auth:fields.email')).fill(email)
  await form.getByRole('button', { name: t('auth:email-link.submit') }).click()
}

test('@core a mailed link signs in and leads to where the shopper was going', async ({ page, t, shopLocale }) => {
  const email = makeCustomer('Jane').email
  const callbackUrl = `/${shopLocale}/search?q=mug`
  await openSignIn(page, callbackUrl)
  await askForLink(page, t, email.toUpperCase())
  await expect(page.getByRole('heading', { level: 1, name: t('auth:verify-request.title') })).toBeVisible()
  const mail = await waitForMail(email)
  expect(mail.html).toContain(t('mails:link.sign-in-action'))
  expect(await readEmail(page.context())).toBeNull()

  await page.goto(await readMailedLink(email))
  await expect(page.getByText(t('auth:email-link.open-text', { email }))).toBeVisible()
  await expect(page.getByText(t('auth:email-link.other-browser'))).toBeHidden()
  await page.getByRole('button', { name: t('auth:signin.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`/${shopLocale}/search\\?q=mug$`))
  expect(await readEmail(page.context())).toBe(email)
})

test(
  'a link that was only looked at still works, in another browser too, which says so',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const email = makeCustomer('Jane').email
    await openSignIn(page, `/${shopLocale}/cart`)
    await askForLink(page, t, email)
    const link = await readMailedLink(email)
    const scanner = await newShopper()
    for (let look = 0; look < 3; look += 1) expect((await scanner.request.get(link)).status()).toBe(200)
    expect(await readEmail(scanner)).toBeNull()

    const other = await (await newShopper()).newPage()
    await other.goto(link)
    await expect(other.getByText(t('auth:email-link.other-browser'))).toBeVisible()
    await other.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(other).toHaveURL(new RegExp(`/${shopLocale}/cart$`))
    expect(await readEmail(other.context())).toBe(email)
    expect(await readEmail(page.context())).toBeNull()
  },
)

test('a link counts once', { tag: '@plain' }, async ({ page, t, shopLocale, newShopper }) => {
  const email = makeCustomer('Jane').email
  await openSignIn(page, `/${shopLocale}`)
  await askForLink(page, t, email)
  const link = await readMailedLink(email)
  const pages = [page, await (await newShopper()).newPage()]
  for (const one of pages) await one.goto(link)
  for (const one of pages) await one.getByRole('button', { name: t('auth:signin.submit') }).click()
  const [first, second] = pages
  if (!first || !second) throw new Error('two pages were opened')
  await expect(second.getByText(t('auth:errors.Verification'))).toBeVisible()
  expect([await readEmail(first.context()), await readEmail(second.context())]).toEqual([email, null])
  await second.getByRole('link', { name: t('auth:error.again') }).click()
  await expect(second.getByRole('heading', { level: 1, name: t('auth:signin.title') })).toBeVisible()
  await second.goto(link)
  await expect(second.getByText(t('auth:errors.Verification'))).toBeVisible()
  expect(await second.content(), 'an old link names nobody').not.toContain(email)
})

test('a link that was edited, cut off or made up leads nowhere', { tag: '@plain' }, async ({ page, t, shopLocale }) => {
  const email = makeCustomer('Jane').email
  await openSignIn(page, `/${shopLocale}`)
  await askForLink(page, t, email)
  const link = new URL(await readMailedLink(email))
  const token = link.searchParams.get('token') ?? ''
  for (const wrong of [token.slice(0, -4), `${token.slice(0, 40)}A${token.slice(41)}x`, 'a.b.c.d.e', '']) {
    link.searchParams.set('token', wrong)
    await page.goto(link.href)
    await expect(page.getByText(t('auth:errors.Verification'))).toBeVisible()
  }
  expect(await readEmail(page.context())).toBeNull()
})

test(
  'who has registered an address without proving it is out when its owner comes by a link',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const stranger = await registerCustomer('Jane')
    const strangers = await (await newShopper()).newPage()
    await openSignIn(strangers, `/${shopLocale}`)
    const fields = passwordForm(strangers)
    await fields.email.fill(stranger.email)
    await fields.password.fill(stranger.password)
    await fields.submit.click()
    await expect.poll(() => readEmail(strangers.context())).toBe(stranger.email)

    await openSignIn(page, `/${shopLocale}/cart`)
    await askForLink(page, t, stranger.email)
    await page.goto(await readMailedLink(stranger.email))
    await page.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(page.getByText(t('auth:notices.password-void'))).toBeVisible()
    expect(await readEmail(page.context())).toBe(stranger.email)
    await expect(fetchToken(stranger)).rejects.toThrow('401')
  },
)

test(
  'an address that is none is named, and gets no mail',
  { tag: '@plain' },
  async ({ page, t, shopLocale, scripting }) => {
    await openSignIn(page, `/${shopLocale}`)
    if (!scripting) await liftLimits(page)
    await askForLink(page, t, 'jane@')
    await expect(page.getByText(t('auth:errors.EmailSignin'))).toBeVisible()
    await expect(page.getByLabel(t('auth:fields.email')).first()).toHaveValue('jane@')
  },
)

test('a link leads to no other site', { tag: '@plain' }, async ({ page, browserT, baseURL }) => {
  const email = makeCustomer('Jane').email
  await openSignIn(page, 'https://evil.example/')
  await askForLink(page, browserT, email)
  await page.goto(await readMailedLink(email))
  await page.getByRole('button', { name: browserT('auth:signin.submit') }).click()
  const { origin } = new URL(baseURL ?? '')
  await expect(page).toHaveURL((url) => url.origin === origin && /^\/\w\w-\w\w\/account$/.test(url.pathname))
  expect(await listMails(email)).toHaveLength(1)
})

test('looking for the link where NextAuth has it leads there', { tag: '@plain' }, async ({ page, browserT }) => {
  await page.goto(`${paths.signInCallback('email')}?token=x`)
  await expect(page.getByText(browserT('auth:errors.Verification'))).toBeVisible()
})
