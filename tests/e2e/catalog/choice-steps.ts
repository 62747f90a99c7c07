import { message } from '../../support/messages'
import { languageOf, type ShopLocator, type ShopPage } from '../../support/shop'

/** An option on the page of a product; its name stands in the page's language. */
export function optionOf(page: ShopPage, name: string): ShopLocator {
  return page.getByRole('group', { name })
}

export function valueOf(page: ShopPage, option: string, value: string | RegExp): ShopLocator {
  return optionOf(page, option).getByRole('radio', { name: value })
}

/** Chooses a value, and has the page drawn with it where no script does that. */
export async function choose(page: ShopPage, value: ShopLocator): Promise<void> {
  await value.check()
  const show = page.getByRole('button', { name: message(languageOf(page), 'catalog:picker.show') })
  if ((await show.count()) > 0) await show.click()
}

/** Chooses the first value that can be had of each option that is open. */
export async function chooseOpen(page: ShopPage): Promise<void> {
  for (const option of await page.locator('fieldset.option').all()) {
    if ((await option.locator('input:checked').count()) > 0) continue
    await option.locator('.chip:not([data-unavailable]) input').first().check()
  }
}
