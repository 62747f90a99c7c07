import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { mailSubject } from '../../support/mail-subject'
import { readMailedLink } from '../../support/mailbox'
import { toPattern } from '../../support/messages'
import { expect, phone, test } from '../../support/shop'
import { fillBag, makePerson, orderBag } from '../checkout/checkout-steps'
import { passwordForm, registerCustomer } from '../auth/sign-in-steps'

test.use({ viewport: phone })

test(
  'a guest’s order goes into an account, by the sign-in and a mailed link',
  { tag: '@plain' },
  async ({ page, admin, language, scripting, shopLocale, t, bowl }) => {
    const customer = await registerCustomer('Clara')
    const { email } = makePerson('de')
    await fillBag(page, bowl)
    const id = await orderBag(page, email)
    const { display_id: number } = await admin.readOrder(id)

    await page.goto(paths.order(shopLocale, id))
    await page.getByRole('link', { name: t('account:claim.offer-action') }).click()
    const form = passwordForm(page)
    await form.email.fill(customer.email)
    await form.password.fill(customer.password)
    await form.submit.click()
    await expect(page).toHaveURL(paths.claimOrder(shopLocale, id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:claim.title', { number }))
    await page.getByRole('button', { name: t('account:claim.submit') }).click()
    await expect(page.locator('.notice').filter({ hasText: t('account:claim.sent', { email }) })).toBeVisible()

    await page.goto(await readMailedLink(email, toPattern(mailSubject(language, 'claim', number))))
    await expect(page.getByText(t('account:claim.confirm-text'))).toBeVisible()
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await page.getByRole('button', { name: t('account:claim.confirm') }).click()
    await expect(page.locator('.notice').filter({ hasText: t('account:claim.done') })).toBeVisible()
    await page.reload()
    await expect(page.locator('.notice').filter({ hasText: t('account:claim.done') }), 'used once more').toBeVisible()
    await page.goto('account/orders')
    await expect(page.getByRole('link', { name: t('account:orders.number', { number }) })).toBeVisible()
    await page.goto(paths.order(shopLocale, id))
    await expect(page.getByRole('link', { name: t('account:claim.offer-action') })).toHaveCount(0)
  },
)
