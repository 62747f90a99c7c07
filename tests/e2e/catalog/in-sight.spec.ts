import { type Page } from '@playwright/test'
import { browserTest as test, expect, phone } from '../../support/shop'

// one picture and several, one option and three, a long name, a gift card
const handles = ['kumo-mug', 'everyday-tee', 'dune-trousers', 'hearth-bench', 'bell-pendant', 'gift-card'] as const
const lowestPrice = 560

const addButton = (page: Page) => page.getByTestId('add-to-cart')

test('a phone shows the price at once, and the button wherever it is read', { tag: '@browser' }, async ({ page }) => {
  await page.setViewportSize(phone)
  for (const handle of handles) {
    await page.goto(`products/${handle}`)
    const price = await page.getByTestId('product-price').boundingBox()
    expect(price?.y, handle).toBeLessThanOrEqual(lowestPrice)
    await expect(addButton(page), handle).toBeInViewport({ ratio: 1 })
    for (const place of ['middle', 'end'] as const) {
      await page.evaluate((to) => {
        const all = document.documentElement.scrollHeight
        window.scrollTo({ top: to === 'end' ? all : all / 2, behavior: 'instant' })
      }, place)
      await expect(addButton(page), `${handle}, ${place}`).toBeInViewport({ ratio: 1 })
    }
    const [foot, button] = await Promise.all([
      page.getByRole('contentinfo').boundingBox(),
      addButton(page).boundingBox(),
    ])
    expect((foot?.y ?? 0) + (foot?.height ?? 0), 'nothing of the page lies below it').toBeLessThanOrEqual(
      button?.y ?? 0,
    )
  }
})

test('the button is in sight on a desk too, whatever there is to choose', { tag: '@browser' }, async ({ page }) => {
  for (const handle of handles) {
    await page.goto(`products/${handle}`)
    await expect(addButton(page), handle).toBeInViewport({ ratio: 1 })
  }
})

const views = [phone, { width: 1280, height: 800 }]

test(
  'what stays in sight is the button alone, and every choice can be seen and pressed',
  { tag: '@browser' },
  async ({ page }) => {
    for (const view of views) {
      await page.setViewportSize(view)
      for (const handle of handles) {
        await page.goto(`products/${handle}`)
        const bar = await page.locator('.add-bar').boundingBox()
        expect(bar?.height, handle).toBeLessThanOrEqual(72)
        for (const control of await page.locator('.add-to-cart :is(.option .chip, [name=quantity])').all()) {
          // as far as the keyboard would bring it
          await control.evaluate((element) => {
            element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          })
          const isOnTop = await control.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            const top = document.elementFromPoint(x + width / 2, y + height - 4)
            return element.contains(top)
          })
          expect(isOnTop, `${handle}, ${await control.innerText()}`).toBe(true)
        }
      }
    }
  },
)
