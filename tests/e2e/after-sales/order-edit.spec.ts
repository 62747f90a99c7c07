import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { listMails } from '../../support/mailbox'
import { proposeQuantity, readEdit } from '../../support/order-edit-admin'
import { expect, phone, test } from '../../support/shop'
import { fillBag, makeBowl, makePerson, orderBag } from '../checkout/checkout-steps'

test.use({ viewport: phone })

test('changes that the shop proposes are paid and accepted, accepted for less, and declined', async ({
  page,
  admin,
  money,
  scripting,
  shopLocale,
  t,
}) => {
  const bowl = await makeBowl(admin, 'Edited bowl')
  const { email } = makePerson('de')
  await fillBag(page, bowl)
  const id = await orderBag(page, email)
  const price = bowl.variants[0]?.prices.find(({ currency_code }) => currency_code === 'eur')?.amount ?? 0
  const countItems = async () => (await admin.readOrder(id)).items.map(({ quantity }) => quantity)

  await test.step('more, to be paid', async () => {
    const edit = await proposeQuantity(admin, id, 2)
    await page.goto(paths.order(shopLocale, id))
    await page.getByRole('link', { name: t('after-sales:edit.see') }).click()
    await expect(page).toHaveURL(paths.orderEdit(shopLocale, id, edit))
    const readMails = async () => (await listMails(email)).map(({ text }) => text).join()
    await expect.poll(readMails, { timeout: 20_000 }).toContain(paths.orderEdit(shopLocale, id, edit))
    const changes = page.getByRole('region', { name: t('after-sales:edit.changes') })
    await expect(changes).toContainText(t('after-sales:edit.changed', { before: 1, after: 2 }))
    await expect(changes).toContainText(t('after-sales:edit.due'))
    await expect(changes).toContainText(money(price / 100, 'EUR'))
    await expect(changes.getByTestId('eu-notice')).toBeVisible()
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await page.getByRole('button', { name: t('after-sales:edit.accept-due') }).click()
    await expect(page.getByText(t('after-sales:edit.accepted'))).toBeVisible()
    await expect(page.getByText(t('after-sales:edit.states.confirmed'))).toBeVisible()
    expect(await countItems()).toEqual([2])
  })

  await test.step('less, with something back', async () => {
    const edit = await proposeQuantity(admin, id, 1)
    await page.goto(paths.orderEdit(shopLocale, id, edit))
    await expect(page.getByText(t('after-sales:edit.back'))).toBeVisible()
    await expect(page.getByTestId('eu-notice'), 'who buys nothing needs no notice').toHaveCount(0)
    await page.getByRole('button', { name: t('after-sales:edit.accept') }).click()
    await expect(page.getByText(t('after-sales:edit.accepted'))).toBeVisible()
    expect(await countItems()).toEqual([1])
  })

  await test.step('declined, with a reason', async () => {
    const edit = await proposeQuantity(admin, id, 3)
    await page.goto(paths.orderEdit(shopLocale, id, edit))
    const reason = page.getByLabel(t('after-sales:edit.reason'))
    await reason.fill('x'.repeat(501))
    await page.getByRole('button', { name: t('after-sales:edit.decline') }).click()
    await expect(errorSummary(page)).toContainText(t('after-sales:edit.errors.reason', { limit: 500 }))
    await expect(reason).toHaveValue('x'.repeat(501))
    await reason.fill('One is enough')
    await page.getByRole('button', { name: t('after-sales:edit.decline') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('after-sales:edit.declined') })).toBeVisible()
    await expect(page.getByText('One is enough')).toBeVisible()
    expect(await readEdit(admin, edit)).toMatchObject({ status: 'declined', declined_reason: 'One is enough' })
    expect(await countItems()).toEqual([1])
  })
})
