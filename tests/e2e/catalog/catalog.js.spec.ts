import { toPattern } from '../../support/messages'
import { expect, phone, browserTest as test } from '../../support/shop'

test('choosing another variant asks nobody and keeps the place on the page', async ({ page, money, seeded }) => {
  await page.setViewportSize(phone)
  await page.goto('products/kumo-mug', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
  })
  const large = page.getByRole('radio', { name: seeded('value', '350 ml') })
  // clear of the button that stays at the foot of the window
  await large.evaluate((radio) => radio.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  await large.check()
  await expect(page.getByTestId('product-price')).toHaveText(money(28, 'EUR'))
  await expect(page).toHaveURL(/\?variant=variant_\w+$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(asked).toEqual([])
})

test('a list’s next page brings the list only', async ({ page, t, seeded }) => {
  await page.goto('categories/home', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
  })
  await page.getByRole('link', { name: t('common:pagination.next') }).click()
  await expect(page).toHaveTitle(toPattern(t('catalog:list.title', { title: seeded('title', 'Home'), page: 2 })))
  const data = asked.filter((url) => new URL(url).pathname.endsWith('.data'))
  expect(data).toHaveLength(1)
  expect(data[0]).not.toContain('layout')
})
