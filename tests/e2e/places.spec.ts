import { expect, test } from '../support/shop'

const switches = [
  ['/en-at/products/kumo-mug?variant=variant_gone', '/de-at/products/kumo-becher?variant=variant_gone'],
  ['/en-at/categories/home?sort=name', '/de-at/categories/wohnen?sort=name'],
  ['/en-at/collections/harbour', '/de-at/collections/hafen'],
  ['/en-at/pages/terms', '/de-at/pages/terms'],
] as const

test('another language leads to the same page at its own address, and back', async ({ page }) => {
  for (const [english, german] of switches) {
    await page.goto(english)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', german)
    await footer.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(german)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(english)
  }
})

test('every link into the shop has the handle of the page’s language', async ({ page }) => {
  await page.goto('/de-de')
  const hrefs = await page.locator('a[href*="/products/"], a[href*="/categories/"]').evaluateAll(toHrefs)
  expect(hrefs.length).toBeGreaterThan(10)
  await page.goto('/de-de/categories/wohnen')
  hrefs.push(...(await page.locator('main a[href^="/de-de/"]').evaluateAll(toHrefs)))
  for (const href of new Set(hrefs)) {
    const answer = await page.request.head(href, { maxRedirects: 0 })
    expect(answer.status(), href).toBe(200)
  }
})

test('a product’s line in the cart leads to its address in the page’s language', async ({ page }) => {
  await page.goto('/de-de/products/kumo-becher')
  await page.getByTestId('add-to-cart').click()
  await expect(page.getByTestId('cart-count')).not.toHaveText('0')
  await page.goto('/de-de/cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'Kumo Becher' }).first()).toHaveAttribute(
    'href',
    /^\/de-de\/products\/kumo-becher/,
  )
})

function toHrefs(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '')
}
