import { type Page } from '@playwright/test'
import { expect, test } from '../support/shop'

/** Keeps what client-side navigation asks for from coming until the function that it gives is called. */
async function holdData(page: Page): Promise<() => void> {
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    async (route) => {
      await held
      await route.continue()
    },
  )
  return letGo
}

test('two values chosen faster than the page is drawn are both chosen', async ({ page, t, seeded }) => {
  await page.goto('products/hearth-bench', { waitUntil: 'networkidle' })
  const wood = page.getByRole('link', { name: seeded('value', 'Walnut') })
  const length = page.getByRole('link', { name: '140 cm' })
  await wood.evaluate(
    async (first: HTMLElement, second) => {
      first.click()
      // as little as there is between two clicks of a person
      await Promise.resolve()
      if (second instanceof HTMLElement) second.click()
    },
    await length.elementHandle(),
  )
  await expect(wood).toHaveAttribute('aria-current', 'true')
  await expect(length).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(t('catalog:stock.backorder'), { exact: true })).toBeVisible()
})

test('what is chosen while a list is on its way comes on top of it', async ({ page, t }) => {
  await page.goto('categories/home', { waitUntil: 'networkidle' })
  const inStock = page.getByRole('checkbox', { name: t('catalog:filter.in-stock') })
  const sort = (order: 'name' | 'price-asc') => page.getByRole('link', { name: t(`catalog:sort.${order}`) })
  const letFilteredCome = await holdData(page)
  await inStock.check()
  await sort('name').click()
  await expect(sort('name')).toHaveAttribute('aria-current', 'true')
  letFilteredCome()
  await expect(page).toHaveURL(/\/categories\/\w+\?stock=in&sort=name$/)

  const letFormerCome = await holdData(page)
  await page.goBack()
  await expect(inStock).not.toBeChecked()
  await sort('price-asc').click()
  letFormerCome()
  await expect(page).toHaveURL(/\/categories\/\w+\?sort=price-asc$/)
  await expect(inStock).not.toBeChecked()
})
