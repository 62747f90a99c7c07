import { expect, browserTest as test } from '../../support/shop'

test('a list of countries shows the picture of each, and its field that of the chosen one', async ({
  newShopper,
  bareShop,
  t,
}) => {
  const page = await (await newShopper(bareShop.url)).newPage()
  await page.goto('/en-de/cart')
  const list = page.getByLabel(t('common:footer.country'), { exact: true })
  const field = '.select:has(#footer-country)'
  const pictureOf = (selector: string, pseudo: string) =>
    page.locator(selector).evaluate((part, name) => getComputedStyle(part, name).backgroundImage, pseudo)
  await expect.poll(() => pictureOf(field, '::after')).toContain('/flags/de.svg')
  const loaded = page.waitForResponse(/\/flags\/fr\.svg$/)
  await list.selectOption('fr')
  expect((await loaded).status()).toBe(200)
  expect(await pictureOf(field, '::after')).toContain('/flags/fr.svg')

  await list.click()
  expect(await pictureOf(`${field} option[value=at]`, '::before')).toContain('/flags/at.svg')
  await page.getByRole('option', { name: /Austria/ }).click()
  await expect(list).toHaveValue('at')
})
