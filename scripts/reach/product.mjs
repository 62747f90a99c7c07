/**
 * What `npm run reach` says of a page of a product, on a phone and on a desk.
 * @import { Page } from '@playwright/test'
 * @typedef {{ name: string, goal: string, value: string }} Row how far something is from the top, or on how many pages it is in sight
 */

const views = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
}

/** CSS pixels from the top, of a page that nobody has scrolled; null where it is not there. @param {Page} page @param {string} testId */
async function toTop(page, testId) {
  const box = await page.getByTestId(testId).first().boundingBox()
  return box && Math.round(box.y)
}

/** What is sold out has nothing to press. @param {Page} page */
async function isAddInSight(page) {
  if (await page.getByTestId('add-to-cart').isDisabled()) return true
  const box = await page.getByTestId('add-to-cart').boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

/**
 * All products of the shop that opens at `page`'s base address, `/en-de`.
 * @param {Page} page
 * @returns {Promise<string[]>} paths
 */
async function listProducts(page) {
  const paths = new Set()
  for (let number = 1; ; number += 1) {
    await page.goto(`categories/all?page=${number}`)
    const links = await page
      .locator('.product-card-title a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const before = paths.size
    for (const link of links) if (link) paths.add(link.replace(/\?.*/, ''))
    if (paths.size === before) return [...paths]
  }
}

const lists = { list: 'categories/all', search: 'search?q=mug' }

/** How far down a phone's list and search begin. @param {Page} page @returns {Promise<Row[]>} */
async function measureLists(page) {
  const rows = []
  await page.setViewportSize(views.phone)
  for (const [name, path] of Object.entries(lists)) {
    await page.goto(path)
    const box = await page.locator('.product-card').first().boundingBox()
    rows.push({
      name: `First product of a ${name} on a phone (px from the top)`,
      goal: '320',
      value: `${Math.round(box?.y ?? NaN)}`,
    })
  }
  return rows
}

/**
 * @param {Page} page of a context whose base address ends in a locale
 * @returns {Promise<Row[]>}
 */
export async function measureProducts(page) {
  const paths = await listProducts(page)
  const prices = []
  const seen = { phone: 0, desk: 0 }
  const unseen = []
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size)
    for (const path of paths) {
      await page.goto(path)
      if (view === 'phone') prices.push((await toTop(page, 'product-price')) ?? NaN)
      if (await isAddInSight(page)) seen[view === 'phone' ? 'phone' : 'desk'] += 1
      else unseen.push(`${view} ${path}`)
    }
  }
  const all = paths.length
  return [
    ...(await measureLists(page)),
    {
      name: 'Price on a product’s page on a phone (px from the top)',
      goal: '560',
      value: `${Math.min(...prices)} to ${Math.max(...prices)}`,
    },
    { name: 'Add button in sight on a phone (products)', goal: 'all', value: `${seen.phone} of ${all}` },
    { name: 'Add button in sight at 1280 × 800 (products)', goal: 'all', value: `${seen.desk} of ${all}` },
    ...unseen.map((name) => ({ name: `Add button: ${name}`, goal: 'in sight', value: 'out of sight' })),
  ]
}
