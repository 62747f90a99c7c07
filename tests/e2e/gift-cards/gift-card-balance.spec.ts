import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { listMails } from '../../support/mailbox'
import { requireRegion } from '../../support/region-admin'
import { expect, test, type ShopPage } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import { fromOwnPage } from '../cart/cart-steps'
import { fillAddress, fillBag, fillBill, goOn, makePerson, placeOrder } from '../checkout/checkout-steps'
import { createGiftCard, readBalance, totalOf } from '../cart/code-steps'

/** Asks for the balance of a card on its page. */
async function askForBalance(page: ShopPage, field: string, submit: string, code: string): Promise<void> {
  await page.goto('gift-card')
  await liftLimits(page)
  await page.getByRole('textbox', { name: field }).fill(code)
  await page.getByRole('button', { name: submit }).click()
}

test(
  'a bought gift card is mailed and shown when asked for, and a part that is spent is off its balance',
  { tag: '@plain' },
  async ({ page, admin, money, scripting, newShopper, shopLocale, t, bowl }) => {
    test.slow(scripting, 'axe looks at two pages')
    const person = makePerson('de')
    const details = page.getByTestId('gift-card').locator('dd')
    await fillBag(page, await admin.findProduct('gift-card'), 'Medium')
    await page.goto('checkout')
    await fillBill(page, person)
    await goOn(page, 'address', { isShipped: false })
    await goOn(page, 'delivery')
    const id = await placeOrder(page)
    await page.goto(paths.order(shopLocale, id))
    await expect(details.first()).toBeHidden()
    await page.getByText(t('gift-cards:bought.show', { count: 1 }), { exact: true }).click()
    await expect(details).toHaveText([/^[A-Z0-9-]{19}$/, money(50, 'EUR'), money(50, 'EUR')])
    if (scripting) await expectAccessible(page)
    const code = (await details.first().textContent()) ?? ''
    const isMailed = async () => (await listMails(person.email)).some(({ text }) => text.includes(code))
    await expect.poll(isMailed, { timeout: 20_000 }).toBe(true)
    const { request } = await newShopper()
    const number = String((await admin.listOrders(person.email))[0]?.display_id)
    const form = { number, email: person.email, postalCode: person.postalCode }
    const seen = await request.post(paths.orderLookUp(shopLocale), { form, headers: fromOwnPage })
    expect(seen.url(), 'who has looked it up sees the order').toContain(id)
    expect(await seen.text(), 'and no code').not.toContain(code)

    await fillBag(page, bowl)
    const [field, submit] = [t('gift-cards:field'), t('gift-cards:submit')]
    await askForBalance(page, field, submit, ` ${code.toLowerCase()} `)
    await expect(details).toHaveText([code, money(50, 'EUR'), money(50, 'EUR')])
    expect(page.url(), 'the code is money').not.toContain(code.slice(0, 4))
    if (scripting) await expectAccessible(page)
    await page.getByRole('button', { name: t('gift-cards:use') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(totalOf(page)).toHaveText(money(0, 'EUR'))
    await page.goto('checkout')
    await fillAddress(page, person)
    await goOn(page, 'address')
    await goOn(page, 'delivery')
    await placeOrder(page)
    expect(await readBalance(admin, code)).toBe(610)
    await askForBalance(page, field, submit, code)
    await expect(details).toHaveText([code, money(50, 'EUR'), money(6.1, 'EUR')])
  },
)

test(
  'what is no gift card has one answer, and one of another country is not offered for use',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const [field, submit] = [t('gift-cards:field'), t('gift-cards:submit')]
    const details = page.getByTestId('gift-card').locator('dd')
    for (const code of ['ABCD-EFGH-IJKL-MNOP', '../carts/cart_1', '<b>']) {
      await askForBalance(page, field, submit, code)
      await expect(errorSummary(page).getByText(t('gift-cards:errors.unknown'))).toBeVisible()
      await expect(page.getByRole('textbox', { name: field })).toHaveValue(code)
      await expect(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(
        t('gift-cards:errors.unknown'),
      )
    }
    const foreign = await createGiftCard(admin, 1000, { region_id: (await requireRegion(admin, 'us')).id })
    await askForBalance(page, field, submit, foreign)
    await expect(details).toHaveText([foreign, money(10, 'USD'), money(10, 'USD')])
    await expect(page.getByText(t('gift-cards:elsewhere'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('gift-cards:use') })).toHaveCount(0)
  },
)
