import { type Locator, type Page } from '@playwright/test'
import { createRichProduct } from '../../support/catalogue-admin'
import { expect, browserTest as test } from '../../support/shop'

/** Keeps requests to such paths from being answered until the function that it gives is called. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      await held
      await route.continue()
    },
  )
  return letGo
}

async function sortBy(page: Page, order: string): Promise<void> {
  await page.locator('.sort summary').click()
  await page.getByRole('link', { name: order }).click()
}

/** Before the browser draws anything. */
async function clickAtOnce(page: Page, ...targets: Locator[]): Promise<void> {
  const elements = await Promise.all(targets.map((target) => target.elementHandle()))
  await page.evaluate((found) => {
    for (const element of found) if (element instanceof HTMLElement) element.click()
  }, elements)
}

const data = /\.data$/
const script = /\.js$/

test('two values chosen faster than the page is drawn are both chosen', async ({ page, t, seeded }) => {
  await page.goto('products/hearth-bench', { waitUntil: 'networkidle' })
  const wood = page.getByRole('radio', { name: seeded('value', 'Walnut') })
  const length = page.getByRole('radio', { name: seeded('value', '140 cm') })
  await wood.evaluate(
    async (first: HTMLElement, second) => {
      first.click()
      // as little as there is between two clicks of a person
      await Promise.resolve()
      if (second instanceof HTMLElement) second.click()
    },
    await length.elementHandle(),
  )
  await expect(wood).toBeChecked()
  await expect(length).toBeChecked()
  await expect(page.getByText(t('catalog:stock.backorder'), { exact: true })).toBeVisible()
})

test('the button counts once that is pressed before the page is drawn with what was chosen just now', async ({
  page,
  t,
  seeded,
}) => {
  await page.goto(`products/${seeded('handle', 'kumo-mug')}`, { waitUntil: 'networkidle' })
  const button = page.getByTestId('add-to-cart')
  for (const [size, presses, count] of [
    ['350 ml', [button], '1'],
    ['250 ml', [button, button], '2'],
  ] as const) {
    await clickAtOnce(page, page.getByRole('radio', { name: seeded('value', size) }), ...presses)
    await expect(page.getByTestId('cart-count')).toHaveText(count)
    const name = t('common:punctuation.choice', { title: seeded('title', 'Kumo Mug'), choice: `Clay / ${size}` })
    await expect(page.getByText(t('cart:done.added', { title: name, count: 1 })).first()).toBeVisible()
  }
})

test('so does one that is pressed while another page is on its way, which what was chosen is not followed to', async ({
  page,
  seeded,
}) => {
  await page.goto(`products/${seeded('handle', 'kumo-mug')}`, { waitUntil: 'networkidle' })
  const letComeNext = await hold(page, /\/cart\.data$/)
  const bag = page.locator('a', { has: page.getByTestId('cart-count') })
  await clickAtOnce(page, page.getByRole('radio', { name: seeded('value', '350 ml') }), bag)
  await page.getByTestId('add-to-cart').click()
  letComeNext()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})

test('what turns out to be sold out, or to change another choice, is not sent by a press before that', async ({
  page,
  admin,
}) => {
  const product = await createRichProduct(admin, {
    title: 'Hasty Vase',
    options: ['Color', 'Size'],
    variants: [
      { values: ['Ink', 'Small'], stock: 5, prices: { eur: 2000 } },
      { values: ['Ink', 'Large'], stock: 0, prices: { eur: 3000 } },
      { values: ['Sand', 'Small'], stock: 5, prices: { eur: 2500 } },
    ],
  })
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST' && request.url().includes('/cart'))))
  await page.goto(`products/${product.handle}`, { waitUntil: 'networkidle' })
  const button = page.getByTestId('add-to-cart')
  await clickAtOnce(
    page,
    page.getByRole('radio', { name: /^Ink/ }),
    page.getByRole('radio', { name: /^Large/ }),
    button,
  )
  await expect(button).toBeDisabled()

  await clickAtOnce(page, page.getByRole('radio', { name: /^Sand/ }), button)
  await expect(button).toBeEnabled()
  await expect(page.getByRole('radio', { name: /^Small/ })).toBeChecked()
  expect(sent).toBe(0)
  await button.click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await admin.deleteProduct(product.id)
})

test('what is chosen while a list is on its way comes on top of it', async ({ page, t }) => {
  await page.goto('categories/home', { waitUntil: 'networkidle' })
  const inStock = page.getByRole('checkbox', { name: t('catalog:filter.in-stock') })
  const sorted = page.locator('.sort summary')
  const letFilteredCome = await hold(page, data)
  await inStock.check()
  await sortBy(page, t('catalog:sort.name'))
  await expect(sorted).toContainText(t('catalog:sort.name'))
  letFilteredCome()
  await expect(page).toHaveURL(/\/categories\/\w+\?stock=in&sort=name$/)

  const letFormerCome = await hold(page, data)
  await page.goBack()
  await expect(inStock).not.toBeChecked()
  await sortBy(page, t('catalog:sort.price-asc'))
  letFormerCome()
  await expect(page).toHaveURL(/\/categories\/\w+\?sort=price-asc$/)
  await expect(inStock).not.toBeChecked()
})

test('Back before the script has come leads to the page of the address', async ({ page, t }) => {
  const sorted = page.locator('.sort summary')
  await page.goto('categories/home', { waitUntil: 'networkidle' })
  await sortBy(page, t('catalog:sort.name'))
  await expect(page).toHaveURL(/\?sort=name$/)
  const letScriptCome = await hold(page, script)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/categories\/\w+$/)
  letScriptCome()
  await expect(sorted).toContainText(t('catalog:sort.newest'))
})

test('so does Back while the script takes the page over', async ({ page, t }) => {
  const sorted = page.locator('.sort summary')
  await page.goto('categories/home', { waitUntil: 'networkidle' })
  await sortBy(page, t('catalog:sort.name'))
  await expect(page).toHaveURL(/\?sort=name$/)
  await page.addInitScript(holdReact)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => 'goOn' in window)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/categories\/\w+$/)
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await expect(sorted).toContainText(t('catalog:sort.newest'))
})

/** Keeps React from what it does next until `goOn` is called: it tells itself by messages when to. Once in a tab. */
function holdReact(): void {
  if (sessionStorage.getItem('held')) return
  sessionStorage.setItem('held', 'once')
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    const goOn = () => {
      MessagePort.prototype.postMessage = postMessage
      this.postMessage(message)
    }
    Object.assign(window, { goOn })
  }
}
