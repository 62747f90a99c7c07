import { type ShopPage } from './shopper/shopper'

/** Messages by their field's name, in the order in which the page has the fields: Japanese asks for the family name first. */
export async function inFieldOrder(
  page: ShopPage,
  messages: Record<string, string>,
): Promise<[name: string, text: string][]> {
  const names = await page.locator('main form [name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  return Object.entries(messages).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other))
}
