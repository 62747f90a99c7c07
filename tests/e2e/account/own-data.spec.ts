import { readFile } from 'node:fs/promises'
import { listMails, readMailedLink } from '../../support/mailbox'
import { browserTest, expect, test } from '../../support/shop'
import { addAddress, fetchToken, readEmail, registerCustomer, signIn } from '../auth/sign-in-steps'

browserTest(
  'a customer takes a copy of what the shop keeps of them',
  { tag: '@browser' },
  async ({ page, t, shopLocale }) => {
    const customer = await registerCustomer('Ines')
    await addAddress(customer, {
      address_1: 'Oderberger Straße 21',
      city: 'Berlin',
      postal_code: '10435',
      country_code: 'de',
    })
    await signIn(page, customer, `/${shopLocale}/account/data`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: t('account:data.copy.submit') }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('my-data.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      customer: { email: customer.email, shipping_addresses: [{ address_1: 'Oderberger Straße 21' }] },
      orders: [],
    })
    expect(text).not.toMatch(/password|token/i)
  },
)

test(
  'an account is deleted by the link that its address gets, in any browser',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const customer = await registerCustomer('Juno')
    await signIn(page, customer, `/${shopLocale}/account/data`)
    await page.getByRole('button', { name: t('account:data.erase.ask') }).click()
    await expect(page.getByText(t('account:data.erase.sent', { email: customer.email }))).toBeVisible()
    const link = await readMailedLink(customer.email)
    expect(await fetchToken(customer), 'nothing has happened yet').toBeTruthy()

    const other = await (await newShopper()).newPage()
    await other.goto(link)
    await expect(other.getByText(t('account:data.erase.confirm-text', { email: customer.email }))).toBeVisible()
    expect(await fetchToken(customer), 'looking at it changes nothing').toBeTruthy()
    await other.getByRole('button', { name: t('account:data.erase.submit') }).click()
    await expect(other.getByText(t('account:data.erase.done'))).toBeVisible()
    await expect(fetchToken(customer)).rejects.toThrow('401')
    await expect.poll(() => listMails(customer.email), { timeout: 20_000 }).toHaveLength(2)

    await page.goto('account')
    await expect(page).toHaveURL(/error=SessionRequired/)
    expect(await readEmail(page.context())).toBeNull()
    await other.goto(link)
    await expect(other.getByText(t('auth:errors.Verification'))).toBeVisible()
    expect(await other.content(), 'an old link names nobody').not.toContain(customer.email)
  },
)
