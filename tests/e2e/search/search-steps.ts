import { message } from '../../support/messages'
import { languageOf, type ShopLocator, type ShopPage } from '../../support/shop'

/** The search field of the page that is open. */
export function getSearchField(page: ShopPage): ShopLocator {
  return page.getByRole('search').getByLabel(message(languageOf(page), 'common:search.label'))
}

/** Searches as a shopper does from any page: in the header, on a narrow screen by the header's link. */
export async function searchFor(page: ShopPage, query: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: message(languageOf(page), 'common:search.submit') })
  if (!(await getSearchField(page).isVisible())) await link.click()
  const field = getSearchField(page)
  await field.fill(query)
  await field.press('Enter')
}
