import { errorSummary } from '../../support/error-summary'
import { expect, test } from '../../support/shop'
import { addressField, fillAddress, fillBag, makeBowl, makePerson, stepOf } from './checkout-steps'
import { codeField, createDiscount, enterCode, removeCode } from '../cart/code-steps'

test(
  'a code on the address step leaves what was typed there as it is',
  { tag: '@plain' },
  async ({ page, admin, t }) => {
    const [code, person] = [await createDiscount(admin, { value: 10 }), makePerson('de')]
    await fillBag(page, await makeBowl(admin, 'Coded bowl'))
    await page.goto('checkout/address')
    await fillAddress(page, person)
    await enterCode(page, 'NOSUCHCODE')
    await expect(errorSummary(page)).toContainText('NOSUCHCODE')
    await expect(addressField(page, 'address1')).toHaveValue(person.address1)

    await enterCode(page, code)
    await expect(page.getByTestId('applied-code')).toContainText(code)
    await expect(page.getByText(t('cart:codes.done.applied', { code })).first()).toBeVisible()
    await expect(page).toHaveURL(/\/checkout\/address$/)
    await expect(page.locator('[name=email]')).toHaveValue(person.email)
    await expect(addressField(page, 'address1')).toHaveValue(person.address1)

    await removeCode(page, code)
    await expect(addressField(page, 'city')).toHaveValue(person.city)
  },
)

test('a code that stands in its field goes along with the address', { tag: '@plain' }, async ({ page, admin, t }) => {
  const code = await createDiscount(admin, { value: 10 })
  await fillBag(page, await makeBowl(admin, 'Along bowl'))
  await page.goto('checkout/address')
  await fillAddress(page, makePerson('de'))
  await page.getByText(t('cart:codes.add')).click()
  await codeField(page).fill(code)
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery$/)
  await expect(page.getByTestId('applied-code')).toContainText(code)
  await expect(stepOf(page, 'address')).toContainText(t('common:stepper.completed'))
})
