import { readFileSync } from 'node:fs'
import { paths } from '../../../app/paths'
import { listMails, readMailedLink } from '../../support/mailbox'
import { expect, test, type ShopPage } from '../../support/shop'
import { startStorefront } from '../../support/storefront'
import { readWorld } from '../../support/world'
import { fetchToken, makeCustomer, openSignIn, readEmail, registerCustomer, signIn } from './sign-in-steps'

const [provider] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as [{ id: string; name: string; issuer: string }]

const toPeople = (page: ShopPage) => expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))

/** On the provider's page: somebody with an address of the test's own. */
async function pick(page: ShopPage, email: string, { verified = true, subject = '' } = {}) {
  await toPeople(page)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=subject]').fill(subject)
  await page.locator('[name=verified]').setChecked(verified)
  await page.locator('[name=email]').press('Enter')
}

test('@core a provider signs in and leads to where the shopper was going', async ({ page, t, shopLocale }) => {
  const email = makeCustomer('Jane').email
  await openSignIn(page, `/${shopLocale}/search?q=mug`)
  await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
  await pick(page, email)
  await expect(page).toHaveURL(new RegExp(`/${shopLocale}/search\\?q=mug$`))
  expect(await readEmail(page.context())).toBe(email)
})

test(
  'one of the provider’s own people signs in again as the same customer',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const pages = [page, await (await newShopper()).newPage()]
    for (const one of pages) {
      await openSignIn(one, `/${shopLocale}/cart`)
      await one.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
      await one.getByRole('button', { name: 'Vera Verified' }).click()
      await expect(one).toHaveURL(new RegExp(`/${shopLocale}/cart$`))
      expect(await readEmail(one.context())).toBe('vera@people.example')
    }
  },
)

for (const [who, name] of [
  ['an address that the provider has not verified', 'Ugo Unverified'],
  ['no address', 'Nora Noaddress'],
] as const) {
  test(
    `somebody with ${who} is not signed in, and told what to do`,
    { tag: '@plain' },
    async ({ page, t, shopLocale }) => {
      await openSignIn(page, `/${shopLocale}/cart`)
      await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
      await page.getByRole('button', { name }).click()
      await expect(page.getByText(t('auth:errors.OAuthAccountNotLinked'))).toBeVisible()
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`/${shopLocale}/cart`)
      expect(await readEmail(page.context())).toBeNull()
    },
  )
}

test('an unverified address opens nobody’s account', { tag: '@plain' }, async ({ page, t, shopLocale }) => {
  const victim = await registerCustomer('Jane')
  await openSignIn(page, `/${shopLocale}`)
  await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
  await pick(page, victim.email, { verified: false })
  await expect(page.getByText(t('auth:errors.OAuthAccountNotLinked'))).toBeVisible()
  expect(await readEmail(page.context())).toBeNull()
  expect(await fetchToken(victim)).toBeTruthy()
})

type Translate = (key: 'auth:signin.provider', params: { name: string }) => string

/** Leaves the sign-in page for the provider, to come back to the bag as whoever is picked there. */
async function comeFrom(page: ShopPage, t: Translate, { path = '', email = '', subject = makeSubject() }) {
  await openSignIn(page, path)
  await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
  await pick(page, email, { subject })
}

const makeSubject = () => crypto.randomUUID().replaceAll('-', '')

test(
  'who has registered an address without proving it is out when its owner comes from a provider',
  { tag: '@plain' },
  async ({ page, t, shopLocale }) => {
    const stranger = await registerCustomer('Jane')
    const path = `/${shopLocale}/cart`
    await comeFrom(page, t, { path, email: stranger.email })
    await expect(page.getByText(t('auth:verify-request.connect', { provider: provider.name }))).toBeVisible()
    expect(await readEmail(page.context())).toBeNull()
    expect(await fetchToken(stranger)).toBeTruthy()
    await page.goto(await readMailedLink(stranger.email))
    await page.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(page.getByText(t('auth:notices.password-void'))).toBeVisible()
    await expect(fetchToken(stranger)).rejects.toThrow('401')
  },
)

test(
  'somebody else whom the provider gives the same address does not get in, and who has moved to another does',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const path = `/${shopLocale}/cart`
    const [email, subject] = [makeCustomer('Jane').email, makeSubject()]
    await comeFrom(page, t, { path, email, subject })
    await expect(page).toHaveURL(path)

    const stranger = await (await newShopper()).newPage()
    await comeFrom(stranger, t, { path, email })
    await expect(stranger.getByText(t('auth:verify-request.connect', { provider: provider.name }))).toBeVisible()
    expect(await readEmail(stranger.context())).toBeNull()

    const moved = await (await newShopper()).newPage()
    await comeFrom(moved, t, { path, email: makeCustomer('Moved').email, subject })
    await expect(moved).toHaveURL(path)
    expect(await readEmail(moved.context())).toBe(email)
  },
)

test(
  'an account comes to be connected by a mailed link, in the browser that has come from the provider only',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const path = `/${shopLocale}/cart`
    const { email } = await registerCustomer('Jane')
    const subject = makeSubject()
    await comeFrom(page, t, { path, email, subject })
    const elsewhere = await (await newShopper()).newPage()
    await elsewhere.goto(await readMailedLink(email))
    const warning = t('auth:email-link.other-browser-connect', { provider: provider.name })
    await expect(elsewhere.getByText(warning)).toBeVisible()
    await elsewhere.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(elsewhere).toHaveURL(path)
    expect(await readEmail(elsewhere.context())).toBe(email)

    // whoever has come from the provider is still nobody, until the owner opens the link there
    const again = await (await newShopper()).newPage()
    await comeFrom(again, t, { path, email, subject })
    await expect(again.getByText(t('auth:verify-request.connect', { provider: provider.name }))).toBeVisible()
    await expect.poll(async () => (await listMails(email)).length).toBe(2)
    const { text } = (await listMails(email)).at(-1) ?? { text: '' }
    await again.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    await expect(again.getByText(t('auth:email-link.open-connect', { email, provider: provider.name }))).toBeVisible()
    await again.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(again).toHaveURL(path)

    const later = await (await newShopper()).newPage()
    await comeFrom(later, t, { path, email, subject })
    await expect(later).toHaveURL(path)
    expect(await readEmail(later.context())).toBe(email)
  },
)

test(
  'a customer connects a provider in the profile, and takes it away again',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const { name } = provider
    const customer = await registerCustomer('Lena')
    const other = await registerCustomer('Olga')
    const subject = makeSubject()
    const profile = paths.accountProfile(shopLocale)
    const atProvider = makeCustomer('Private').email
    await signIn(page, customer, profile)
    await page.getByRole('button', { name: t('account:providers.connect', { name }) }).click()
    await pick(page, atProvider, { subject })
    await expect(page).toHaveURL(profile)
    await expect(page.getByText(t('account:providers.connected', { name }))).toBeVisible()
    await expect(page.getByText(atProvider)).toBeVisible()

    const elsewhere = await (await newShopper()).newPage()
    await comeFrom(elsewhere, t, { path: `/${shopLocale}/cart`, email: atProvider, subject })
    await expect(elsewhere).toHaveURL(`/${shopLocale}/cart`)
    expect(await readEmail(elsewhere.context())).toBe(customer.email)

    const others = await (await newShopper()).newPage()
    await signIn(others, other, profile)
    await others.getByRole('button', { name: t('account:providers.connect', { name }) }).click()
    await pick(others, atProvider, { subject })
    await expect(others.getByText(t('account:providers.taken', { name }))).toBeVisible()
    expect(await readEmail(others.context())).toBe(other.email)

    await page.getByRole('button', { name: t('account:providers.disconnect', { name }) }).click()
    await expect(page.getByText(t('account:providers.disconnected', { name }))).toBeVisible()
    await expect(page.getByRole('button', { name: t('account:providers.connect', { name }) })).toBeVisible()
    const gone = await (await newShopper()).newPage()
    await comeFrom(gone, t, { path: `/${shopLocale}/cart`, email: customer.email, subject })
    await expect(gone.getByText(t('auth:verify-request.connect', { provider: name }))).toBeVisible()
    expect(await readEmail(gone.context())).toBeNull()
  },
)

test(
  'a provider is not connected for who has signed out meanwhile',
  { tag: '@plain' },
  async ({ page, t, shopLocale }) => {
    const { name } = provider
    const customer = await registerCustomer('Rita')
    await signIn(page, customer, paths.accountProfile(shopLocale))
    await page.getByRole('button', { name: t('account:providers.connect', { name }) }).click()
    await toPeople(page)
    await page.context().clearCookies({ name: /session/ })
    await pick(page, makeCustomer('Rita').email)
    await expect(page.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
    expect(await readEmail(page.context())).toBeNull()
  },
)

test('who cancels at the provider comes back to the sign-in', { tag: '@plain' }, async ({ page, t, shopLocale }) => {
  await openSignIn(page, `/${shopLocale}/cart`)
  await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
  await page.locator('[name=cancel]').click()
  await expect(page.getByText(t('auth:errors.AccessDenied'))).toBeVisible()
  await page.getByRole('link', { name: t('auth:error.again') }).click()
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`/${shopLocale}/cart`)
})

test(
  'a way back that another browser has begun is refused, and so is one that was used',
  { tag: '@plain' },
  async ({ page, t, browserT, shopLocale, newShopper }) => {
    await openSignIn(page, `/${shopLocale}`)
    await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
    const callback = page.waitForRequest((request) => request.url().includes(`/callback/${provider.id}?`))
    await pick(page, makeCustomer('Jane').email)
    const back = (await callback).url()
    await expect.poll(() => readEmail(page.context())).not.toBeNull()
    const other = await (await newShopper()).newPage()
    const wrong = new URL(back)
    wrong.searchParams.set('state', '0'.repeat(32))
    for (const one of [other, page]) {
      for (const address of [back, wrong.href, paths.signInCallback(provider.id)]) {
        await one.goto(address)
        await expect(one.getByText(browserT('auth:errors.OAuthCallback'))).toBeVisible()
      }
    }
    expect(await readEmail(other.context())).toBeNull()
  },
)

test(
  'two tabs that leave for the provider both come back',
  { tag: '@plain' },
  async ({ page, context, t, shopLocale }) => {
    const email = makeCustomer('Jane').email
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) {
      await openSignIn(tab, `/${shopLocale}/cart`)
      await tab.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
      await toPeople(tab)
    }
    for (const tab of tabs) {
      await pick(tab, email)
      await expect(tab).toHaveURL(new RegExp(`/${shopLocale}/cart$`))
    }
    expect(await readEmail(page.context())).toBe(email)
  },
)

test(
  'of a provider that does not answer the sign-in says so, and the other ways in go on',
  { tag: '@plain' },
  async ({ newShopper, t, shopLocale }, testInfo) => {
    const away = { id: 'away', name: 'Away', issuer: 'http://127.0.0.1:9', clientId: 'shop', clientSecret: 'secret' }
    const logFile = testInfo.outputPath('shop.log')
    // a shop of its own: what it says of these settings when it starts is read here
    const env = { IDENTITY_PROVIDERS: JSON.stringify([provider, away]), MAIL_FROM: '', LOG_LEVEL: 'info' }
    const shop = await startStorefront({ env, logFile })
    try {
      const readLog = () => readFileSync(logFile, 'utf8').split('\n')
      await expect.poll(() => readLog().filter((line) => line.includes('out of order'))).toHaveLength(1)
      expect(readLog().find((line) => line.includes('out of order'))).toContain(away.issuer)
      expect(readLog().join()).toContain('MAIL_FROM is not set')
      const page = await (await newShopper(shop.url)).newPage()
      await page.goto(shop.url + paths.signIn(undefined, `/${shopLocale}/cart`))
      await page.getByRole('button', { name: t('auth:signin.provider', { name: 'Away' }) }).click()
      await expect(page.getByText(t('auth:errors.OAuthSignin'))).toBeVisible()
      await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
      await pick(page, makeCustomer('Jane').email)
      await expect(page).toHaveURL(new RegExp(`/${shopLocale}/cart$`))
      await page.close()
    } finally {
      await shop.stop()
    }
  },
)
