import { randomUUID } from 'node:crypto'
import { type Page, type Route } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../../backend/pictures/random.mjs'
import { expect, browserTest as test } from '../../support/shop'
import { tell } from '../../support/http-shopper'
import { findVariant, lineOf, quantityField, readCartId } from '../cart/cart-steps'
import { valueOf } from '../catalog/choice-steps'
import { fillAddress, goOn, makePerson } from '../checkout/checkout-steps'

const firstSeed = Number(process.env.SCRIPT_SEED ?? 1)
const seeds = Array.from({ length: Number(process.env.SCRIPT_WALKS ?? 2) }, (_, index) => firstSeed + index)

/**
 * From now on each script that a page asks for comes, comes late, or does not come, as the seed has it: the same for the
 * same request of a file, in whatever order they are made.
 */
async function loseScripts(page: Page, seed: number): Promise<void> {
  const [badLine] = draw(`${seed}`)
  const asked = new Map<string, number>()
  await page.route('**/assets/*.js', async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    const times = (asked.get(pathname) ?? 0) + 1
    asked.set(pathname, times)
    const [fate, late] = draw(`${seed} ${pathname.replace(/-[^-]+$/, '')} ${times}`)
    // from a line that loses a file in thirty to one that loses every fourth
    if (fate < 0.03 + badLine * 0.22) return route.abort()
    if (fate > 0.7) await sleep(late * 2500)
    // the page may be another by now
    return route.continue().catch(() => undefined)
  })
}

function draw(seed: string): [number, number] {
  const random = createRandom(seed)
  return [random(), random()]
}

test.describe('while script comes late or not at all', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|dynamically imported|Error loading route module/] })

  for (const seed of seeds) {
    test(`each tap counts once, from the list to the address (SCRIPT_SEED=${seed})`, async ({ page, admin, t }) => {
      // each page may wait for its data before the browser is sent there
      test.slow()
      const stock = { Small: 50, Large: 50 }
      // the mug of another attempt is still there
      const title = `Mug of lost script ${seed} ${randomUUID().slice(0, 8)}`
      const mug = await admin.createProduct({ title, stock, prices: { eur: 1250 } })
      const large = findVariant(mug, 'Large').id
      const shown = page.getByRole('main').getByRole('link', { name: mug.title })
      await expect(async () => {
        await page.goto(`search?q=${encodeURIComponent(mug.title)}`)
        await expect(shown.first()).toBeVisible({ timeout: 1000 })
      }).toPass()
      await loseScripts(page, seed)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await shown.first().click()
      const soon = { timeout: 30_000 }
      await expect(page.getByTestId('add-to-cart')).toBeVisible(soon)
      await valueOf(page, 'Size', 'Large').check()
      await quantityField(page).fill('2')
      await page.getByTestId('add-to-cart').click()
      const count = page.getByTestId('cart-count')
      await expect(count).toHaveText('2', soon)
      // script's doing, or the answer's to a form that was sent without
      await expect(page).toHaveURL((url) => url.searchParams.get('variant') === large, soon)
      await expect(valueOf(page, 'Size', 'Large')).toBeChecked()

      const bag = page.getByRole('banner').getByRole('link', { name: t('common:header.bag') })
      await bag.click()
      const line = lineOf(page, mug.title)
      await expect(line).toBeVisible(soon)
      await line
        .getByRole('button', {
          name: t('cart:lines.more-label', {
            title: t('common:punctuation.choice', { title: mug.title, choice: 'Large' }),
          }),
        })
        .click()
      await expect(count).toHaveText('3', soon)
      await page.getByTestId('checkout-link').click()
      await expect(page.locator('[name=email]')).toBeVisible(soon)
      await fillAddress(page, makePerson('de'))
      await goOn(page, 'address')
      await expect(page).toHaveURL(/\/checkout\/delivery$/, soon)

      const cartId = await readCartId(page.context())
      const { cart } = await tell<{ cart: { items: object[] } }>('GET', `/store/carts/${cartId}`)
      expect(cart.items).toEqual([expect.objectContaining({ variant_id: large, quantity: 3 })])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})
