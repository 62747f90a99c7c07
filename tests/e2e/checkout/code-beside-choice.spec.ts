import { errorSummary } from '../../support/error-summary'
import { expect, type ShopPage, test } from '../../support/shop'
import { codeField, createDiscount, enterCode, removeCode } from '../cart/code-steps'
import { fillAddress, fillBag, goOn, makeBowl, makePerson } from './checkout-steps'

/** Chooses what is not chosen of a group. @returns its value */
async function chooseOther(page: ShopPage, group: string): Promise<string> {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: false, disabled: false })
  const other = radios.first()
  const value = (await other.getAttribute('value')) ?? ''
  await other.check()
  return value
}

for (const part of ['shipping', 'payment'] as const) {
  test(
    `a code beside the ${part} leaves what was chosen there as it is`,
    { tag: '@plain' },
    async ({ page, admin, t }) => {
      const code = await createDiscount(admin, { value: 10 })
      await fillBag(page, await makeBowl(admin, 'Chosen bowl'))
      await page.goto('checkout/address')
      await fillAddress(page, makePerson('de'))
      await goOn(page, 'address')
      const chosen = page.locator(`input[value="${await chooseOther(page, t(`checkout:steps.${part}`))}"]`)

      await enterCode(page, 'NOSUCHCODE')
      await expect(errorSummary(page)).toContainText('NOSUCHCODE')
      await expect(chosen).toBeChecked()

      await enterCode(page, code)
      await expect(page.getByTestId('applied-code')).toContainText(code)
      await expect(page.getByText(t('cart:codes.done.applied', { code })).first()).toBeVisible()
      await expect(page).toHaveURL(/\/checkout\/delivery$/)
      await expect(chosen).toBeChecked()

      await removeCode(page, code)
      await expect(chosen).toBeChecked()
      if (!(await codeField(page).isVisible())) await page.getByText(t('cart:codes.add')).click()
      await codeField(page).fill(code)
      await goOn(page, 'delivery')
      await expect(page.getByTestId('applied-code')).toContainText(code)
      await page.goto('checkout/delivery')
      await expect(chosen).toBeChecked()
    },
  )
}
