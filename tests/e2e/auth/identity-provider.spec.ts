import { readFileSync } from 'node:fs'
import { paths } from '../../../app/paths'
import { expect, test, type ShopPage } from '../../support/shop'
import { startStorefront } from '../../support/storefront'
import { readWorld } from '../../support/world'
import { fetchToken, makeCustomer, openSignIn, readEmail, registerCustomer } from './sign-in-steps'

const [provider] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as [{ id: string; name: string; issuer: string }]

const toPeople = (page: ShopPage) => expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))

/** On the provider's page: somebody with an address of the test's own. */
async function pick(page: ShopPage, email: string, { verified = true } = {}) {
  await toPeople(page)
  await page.locator('[name=email]').fill(email)
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

test(
  'who has registered an address without proving it is out when its owner comes from a provider',
  { tag: '@plain' },
  async ({ page, t, shopLocale }) => {
    const stranger = await registerCustomer('Jane')
    await openSignIn(page, `/${shopLocale}/cart`)
    await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
    await pick(page, stranger.email)
    await expect(page.getByText(t('auth:notices.password-void'))).toBeVisible()
    await expect(fetchToken(stranger)).rejects.toThrow('401')
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
  'a provider that does not answer is named with a number, and the other ways in go on',
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
      await expect(page.getByText(t('auth:errors.Configuration'))).toBeVisible()
      await expect(page.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-/)).toBeVisible()
      await page.getByRole('link', { name: t('auth:error.again') }).click()
      await page.getByRole('button', { name: t('auth:signin.provider', { name: provider.name }) }).click()
      await pick(page, makeCustomer('Jane').email)
      await expect(page).toHaveURL(new RegExp(`/${shopLocale}/cart$`))
      await page.close()
    } finally {
      await shop.stop()
    }
  },
)
