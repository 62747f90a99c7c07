import { type ShopPage } from './shopper'

/** Lets the forms of the open page send what the browser itself would hold back. */
export async function liftLimits(page: ShopPage): Promise<void> {
  await page.locator('main form').evaluateAll((forms) => {
    for (const form of forms) {
      form.setAttribute('novalidate', '')
      for (const field of form.querySelectorAll('[maxlength]')) field.removeAttribute('maxlength')
    }
  })
}
