import { type BrowserContext, type Page } from '@playwright/test'
import { paths } from '../../../app/paths'
import { ageSession } from '../../support/aged-session'
import { expectAccessible } from '../../support/axe'
import { waitForMail } from '../../support/mailbox'
import { expect, browserTest as test } from '../../support/shop'
import { openPlain } from '../../support/shopper/http-context'
import { openSignIn, passwordForm, readEmail, registerCustomer, signIn } from './sign-in-steps'

// what a browser offers in the address field it offers only here: a stand-in device would use it before anybody asks
const noList = 'PublicKeyCredential.isConditionalMediationAvailable = async () => false'

/** Gives the browser a device that keeps passkeys and unlocks them by itself. */
async function addAuthenticator(page: Page) {
  await page.addInitScript(noList)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether whoever sits before it unlocks it. */
    setVerified: (isUserVerified: boolean) =>
      device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    listKeys: async () => (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

/** Lets the browser's session have begun so many minutes earlier. */
async function age(context: BrowserContext, minutes: number): Promise<void> {
  const kept = (await context.cookies()).find(({ name }) => name === 'session')
  if (!kept) throw new Error('nobody is signed in')
  await context.addCookies([{ ...kept, value: await ageSession(kept.value, minutes) }])
}

test.describe('a passkey', () => {
  test('signs in, shows once more who it is, and opens nothing when it was removed', async ({
    page,
    t,
    shopLocale,
    context,
  }) => {
    const device = await addAuthenticator(page)
    const customer = await registerCustomer('Petra')
    const profile = paths.accountProfile(shopLocale)
    await signIn(page, customer, profile)
    const panel = page.getByRole('region', { name: t('account:passkeys.title') })
    const add = panel.getByRole('button', { name: t('account:passkeys.add') })
    await add.click()
    await expect(page.getByText(t('account:passkeys.added'))).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    const mail = await waitForMail(customer.email, /passkey|Passkey/)
    expect(mail.text).not.toContain(customer.email)
    expect(mail.text, 'where it is taken away').toContain(profile)
    await expectAccessible(page)
    // the same device once more
    await add.click()
    await expect(panel.locator('.notice').filter({ hasText: t('account:passkeys.known') })).toBeVisible()
    expect(await device.listKeys()).toHaveLength(1)

    await context.clearCookies()
    await openSignIn(page, profile)
    const enter = page.getByRole('button', { name: t('auth:passkey.submit') })
    await device.setVerified(false)
    await enter.click()
    await expect(page.locator('.notice').filter({ hasText: t('auth:passkey.cancelled') })).toBeVisible()
    expect(await readEmail(context)).toBeNull()
    await device.setVerified(true)
    await enter.click()
    await expect(page).toHaveURL(profile)
    expect(await readEmail(context)).toBe(customer.email)

    await page.goto(`${paths.signIn()}?error=ConfirmIdentity&callbackUrl=${paths.changeEmail(shopLocale)}`)
    await enter.click()
    await expect(page).toHaveURL(paths.changeEmail(shopLocale))

    await page.goto(profile)
    await panel.getByRole('listitem').getByRole('button').click()
    await expect(page.getByText(t('account:passkeys.removed'))).toBeVisible()
    await context.clearCookies()
    await openSignIn(page, profile)
    await enter.click()
    await expect(page.getByText(t('auth:errors.PasskeyUnknown'))).toBeVisible()
    expect(await readEmail(context)).toBeNull()
  })

  test('is signed with once, in the browser that asked, for whom it was made', async ({
    page,
    t,
    shopLocale,
    context,
    newShopper,
  }) => {
    await addAuthenticator(page)
    const customer = await registerCustomer('Pavel')
    const profile = paths.accountProfile(shopLocale)
    await signIn(page, customer, profile)
    await page.getByRole('button', { name: t('account:passkeys.add') }).click()
    await expect(page.getByText(t('account:passkeys.added'))).toBeVisible()
    await context.clearCookies()
    await openSignIn(page, profile)
    const posted = page.waitForRequest((request) => request.url().includes(paths.signInCallback('passkey')))
    await page.getByRole('button', { name: t('auth:passkey.submit') }).click()
    const form = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))
    await expect(page).toHaveURL(profile)

    async function send(where: typeof context.request, change: Record<string, string>) {
      const answer = await where.post(paths.signInCallback('passkey'), {
        form: { ...form, ...change },
        headers: { Origin: new URL(page.url()).origin },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
      return new URL(answer.headers()['location'] ?? '', page.url()).searchParams.get('error')
    }
    await context.clearCookies({ name: /session/ })
    expect(await send(context.request, {})).toBe('PasskeyRefused')
    expect(await readEmail(context)).toBeNull()
    const thief = await newShopper()
    const { csrfToken } = (await (await thief.request.get(paths.csrf())).json()) as { csrfToken: string }
    expect(await send(thief.request, { csrfToken })).toBe('PasskeyRefused')
    for (const credential of ['', 'x', '{}', '[]', JSON.stringify({ id: 'a'.repeat(20), response: {} })]) {
      expect(await send(context.request, { credential })).toBe('PasskeyRefused')
    }
    expect(await readEmail(thief)).toBeNull()
    expect(await readEmail(context)).toBeNull()
  })
})

test('who has left the page open signs in once more before a passkey is added', async ({
  page,
  t,
  shopLocale,
  context,
}) => {
  const device = await addAuthenticator(page)
  const customer = await registerCustomer('Pia')
  const profile = paths.accountProfile(shopLocale)
  await signIn(page, customer, profile)
  await age(context, 11)
  const add = page.getByRole('button', { name: t('account:passkeys.add') })
  await add.click()
  await expect(page.getByText(t('auth:errors.ConfirmIdentity'))).toBeVisible()
  const fields = passwordForm(page)
  await fields.password.fill(customer.password)
  await fields.submit.click()
  await expect(page).toHaveURL(profile)
  await expect(page.getByRole('region', { name: t('account:passkeys.title') }).getByRole('listitem')).toHaveCount(0)
  await add.click()
  await expect(page.getByText(t('account:passkeys.added'))).toBeVisible()
  expect(await device.listKeys(), 'the one that was made in vain is replaced').toHaveLength(1)
})

test('who has no script is told how a passkey is added, and removes one', async ({ page, t, shopLocale, browser }) => {
  await addAuthenticator(page)
  const customer = await registerCustomer('Polly')
  const profile = paths.accountProfile(shopLocale)
  await signIn(page, customer, profile)
  await page.getByRole('button', { name: t('account:passkeys.add') }).click()
  await expect(page.getByText(t('account:passkeys.added'))).toBeVisible()
  const storageState = await page.context().storageState()
  const still = await browser.newContext({ javaScriptEnabled: false, storageState })
  const shown = await still.newPage()
  await shown.goto(page.url())
  // Playwright's own matchers never look into a `noscript`
  expect(await shown.evaluate(() => document.body.innerText)).toContain(t('account:passkeys.script'))
  await still.close()
  const { request } = page.context()
  const light = await request.get(profile, { headers: { 'Save-Data': 'on' } })
  expect(await light.text()).toContain(t('account:passkeys.light'))
  // a browser with script and without passkeys
  const { csrfToken } = (await (await request.get(paths.csrf())).json()) as { csrfToken: string }
  const form = { csrfToken, callbackUrl: profile, intent: 'add-passkey', credential: '' }
  const refused = await request.post(profile, { form, headers: { Origin: new URL(page.url()).origin } })
  expect(refused.status()).toBe(400)
  const plain = await openPlain(page)
  await plain.goto(profile)
  await expect(plain.getByRole('button', { name: t('account:passkeys.add') })).toHaveCount(0)
  const panel = plain.getByRole('region', { name: t('account:passkeys.title') })
  await panel.getByRole('listitem').getByRole('button').click()
  await expect(plain.getByText(t('account:passkeys.removed'))).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
})
