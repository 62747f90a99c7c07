import { browserTest as test, expect, phone } from '../../support/shop'

const lists = ['categories/all', 'categories/home', 'collections/harbour', 'search?q=mug', 'tags/linen']

test(
  'at most twelve presses of Tab lead from the top of a list to its first product',
  { tag: '@browser' },
  async ({ page, t }) => {
    for (const size of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      for (const path of [...lists, 'categories/all?option.color=sage']) {
        await page.goto(path)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: t('catalog:list.skip') })).toBeFocused()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('article').first().getByRole('link').first(), path).toBeFocused()
      }
    }
  },
)

test(
  'who walks past what can be chosen in a list comes by each group once, and on a phone by one line for all',
  { tag: '@browser' },
  async ({ page, scripting }) => {
    for (const [width, most] of [
      [phone.width, 10],
      // without script a button sends them
      [1280, scripting ? 15 : 16],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      // other tests add products with options of their own to all of them
      for (const path of lists.filter((one) => one !== 'categories/all')) {
        await page.goto(path)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        const isThere = () => page.evaluate(() => document.activeElement?.closest('article') !== null)
        let presses = 1
        for (; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
        expect(presses, `${path} at ${width}`).toBeLessThanOrEqual(most)
      }
    }
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the first product stands in the upper half of the screen', { tag: '@browser' }, async ({ page }) => {
    for (const path of lists) {
      await page.goto(path)
      const box = await page.getByRole('article').first().boundingBox()
      expect(box?.y, path).toBeLessThanOrEqual(320)
    }
  })

  test(
    'the filters are a sheet of folded groups, the price and what is told apart first',
    { tag: '@browser' },
    async ({ page, t, seeded, scripting }) => {
      // no other test puts anything there
      await page.goto('categories/home')
      const filters = page.locator('.filters')
      await filters.locator('> summary').click()
      const form = page.getByRole('form', { name: t('catalog:filter.title') })
      const groups = form.locator('> details > summary')
      await expect(groups.nth(0)).toHaveText(t('catalog:filter.price'))
      await expect(groups.nth(1)).toHaveText(seeded('option', 'Color'))
      await expect(groups.filter({ hasText: seeded('option', 'Size') })).toHaveCount(0)
      expect(await form.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(700)
      await groups.nth(1).click()
      const colors = form.locator('> details').nth(1)
      await expect(colors.getByRole('checkbox').filter({ visible: true })).toHaveCount(8)
      const sage = colors.getByRole('checkbox', { name: seeded('value', 'Sage') })
      // a colour, its word and its count stand on one line
      const line = colors.locator('label').filter({ hasText: seeded('value', 'Sage') })
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44)
      await sage.check()
      if (scripting) {
        await expect(page).toHaveURL(/option\.color=sage$/)
        await expect(sage).toBeFocused()
        // the address comes before the list that it names
        const count = page.locator('.list-count')
        const show = form.getByRole('button')
        await expect(async () => {
          await expect(show).toHaveText(t('catalog:filter.show', { products: (await count.textContent()) ?? '' }), {
            timeout: 1_000,
          })
        }).toPass()
        await show.click()
        await expect(page.locator('.list-count')).toBeFocused()
        await expect(form).toBeHidden()
      } else await form.getByRole('button', { name: t('catalog:filter.apply') }).click()
      await expect(page).toHaveURL(/option\.color=sage$/)
      const chosen = t('catalog:filter.chosen', { facet: seeded('option', 'Color'), term: seeded('value', 'Sage') })
      await expect(page).toHaveTitle(new RegExp(chosen))
      await page.getByRole('link', { name: `${t('catalog:filter.remove')} ${chosen}` }).click()
      await expect(page).toHaveURL((url) => url.search === '')
    },
  )

  test(
    'Back takes back what was ticked last and shows the list',
    { tag: '@browser' },
    async ({ page, t, seeded, scripting }) => {
      test.skip(!scripting, 'a page that is loaded has its sheet closed')
      await page.goto('categories/all', { waitUntil: 'networkidle' })
      await page.locator('.filters > summary').click()
      const form = page.getByRole('form', { name: t('catalog:filter.title') })
      const whole = await page.locator('.list-count').innerText()
      await form.getByText(seeded('option', 'Color'), { exact: true }).click()
      // a press on the words takes the focus past the sheet, to what stands around it
      await form.getByText(seeded('value', 'Sage'), { exact: true }).click()
      await expect(page).toHaveURL(/option\.color=sage$/)
      await expect(form).toBeVisible()
      // the address and what is chosen are there a moment before the list, and what was never shown is not left
      await expect(page.locator('.list-count')).not.toHaveText(whole)
      await page.goBack()
      await expect(page).toHaveURL((url) => url.search === '')
      await expect(form).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )

  test('the menu does not stay open behind the focus', { tag: '@browser' }, async ({ page, t, scripting }) => {
    await page.goto('cart')
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:header.menu') })
      .click()
    const menu = page.getByRole('navigation', { name: t('common:header.categories') })
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    if (scripting) await expect(menu).toBeHidden()
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement
      return Boolean(focused?.closest('main, footer')) && document.querySelector(':popover-open') !== null
    })
    expect(isCovered).toBe(false)
  })
})

test(
  'a filter that leaves the count as it is, an order and a page are said, and a new page has the focus on its count',
  { tag: '@browser' },
  async ({ page, t, scripting }) => {
    test.skip(!scripting, 'a page that is loaded is read by itself')
    await page.goto('collections/harbour', { waitUntil: 'networkidle' })
    const said = page.locator('main').getByRole('status')
    const count = (await page.locator('.list-count').textContent()) ?? ''
    await page.getByRole('checkbox', { name: t('catalog:filter.in-stock') }).check()
    await expect(said.filter({ hasText: t('catalog:filter.in-stock') })).toContainText(count)
    await page.locator('.sort summary').click()
    await page.getByRole('link', { name: t('catalog:sort.name') }).click()
    await expect(said.filter({ hasText: t('catalog:sort.name') })).toBeAttached()
    await expect(page.locator('.sort summary')).toBeFocused()

    await page.goto('categories/all', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('common:pagination.next') }).click()
    await expect(said.filter({ hasText: t('common:pagination.page', { page: 2 }) })).toBeAttached()
    await expect(page.locator('.list-count')).toBeFocused()

    await page.goto('search?q=mug', { waitUntil: 'networkidle' })
    const field = page.locator('main input[name=q]:not([type=hidden])')
    await field.fill('bowl')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('search:results', { query: 'bowl' }) })).toBeFocused()
  },
)

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test(
    'a chosen chip and the page’s number look different once they have the focus',
    { tag: '@browser' },
    async ({ page }) => {
      await page.goto('categories/all?page=2')
      const current = page.locator('.pagination [aria-current]')
      const outline = () => current.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(await outline()).toBe('none')
      await current.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      expect(await outline()).toBe('solid')
    },
  )
})
