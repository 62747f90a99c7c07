import { type Locator, type Page } from '@playwright/test'
import { message } from '../support/messages'
import { phone } from '../support/shop'

/** The page's search field. */
export function getSearchField(page: Page, language: 'en' | 'de' = 'en'): Locator {
  return page.getByRole('search').getByLabel(message(language, 'common:search.label'))
}

/** Searches as a shopper does from any page: in the header, on a phone by the header's link. */
export async function searchFor(page: Page, query: string): Promise<void> {
  const field = getSearchField(page)
  if ((page.viewportSize()?.width ?? 0) <= phone.width && !(await field.isVisible())) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('en', 'common:search.submit') })
      .click()
  }
  await field.fill(query)
  await field.press('Enter')
}
