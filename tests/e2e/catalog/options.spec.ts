import { expectAccessible } from '../../support/axe'
import { toPattern } from '../../support/messages'
import { browserTest, expect, test } from '../../support/shop'
import { lineOf } from '../cart/cart-steps'
import { choose, optionOf, valueOf } from './choice-steps'

test(
  'a size that nobody has chosen is not sold: the button asks for it, and the page leads to it',
  { tag: ['@core', '@five'] },
  async ({ page, context, scripting, shopLocale, seeded, t }) => {
    const [color, size] = [seeded('option', 'Color'), seeded('option', 'Size')]
    const handle = seeded('handle', 'kumo-mug')
    const asks = t('catalog:picker.choose', { option: size })
    const sizes = optionOf(page, size).getByRole('radio')
    const button = page.getByTestId('add-to-cart')
    await page.goto(`products/${handle}`)
    await expect(valueOf(page, color, seeded('value', 'Clay'))).toBeChecked()
    for (const one of await sizes.all()) await expect(one).not.toBeChecked()
    await expect(page.getByRole('button', { name: asks })).toBeVisible()

    if (scripting) await button.click()
    else {
      const form = { product: handle, quantity: '2', 'option.Color': 'Sage' }
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const answer = await context.request.post('cart', { form, headers, maxRedirects: 0 })
      expect(answer.status()).toBe(303)
      await page.goto(answer.headers().location ?? '')
      await expect(valueOf(page, color, seeded('value', 'Sage'))).toBeChecked()
      await expect(page.getByLabel(t('cart:add.quantity'), { exact: true })).toHaveValue('2')
    }
    await expect(optionOf(page, size).getByText(asks)).toBeVisible()
    if (scripting) await expect(sizes.first()).toBeFocused()
    else await expect(sizes.first()).toHaveAttribute('autofocus')
    if (scripting) await expectAccessible(page)

    // without script the colour goes with the form too, whatever the page shows
    await valueOf(page, color, seeded('value', 'Clay')).check()
    await valueOf(page, size, seeded('value', '350 ml')).check()
    await button.click()
    await expect(page.getByTestId('cart-count')).toHaveText(scripting ? '1' : '2')
    await expect(page).toHaveURL(
      (url) => url.pathname === `/${shopLocale}/products/${handle}` && url.searchParams.has('variant'),
    )
    await page.goto('cart')
    const line = lineOf(page, seeded('title', 'Kumo Mug'))
    await expect(line).toContainText(seeded('value', 'Clay'))
    await expect(line).toContainText(toPattern(seeded('value', '350 ml')))
  },
)

test(
  'a choice has an address, and a page that shows it in every language',
  { tag: '@plain' },
  async ({ page, seeded }) => {
    await page.goto(`products/${seeded('handle', 'kumo-mug')}`)
    await choose(page, valueOf(page, seeded('option', 'Color'), seeded('value', 'Sage')))
    const { search } = new URL(page.url())
    expect(search).toBe('?option.Color=Sage')
    await page.goto(`/ja-jp/products/kumo-mug${search}`)
    await expect(page.locator('input[name="option.Color"][value=Sage]')).toBeChecked()
  },
)

browserTest(
  'a choice that changes neither price nor stock is said, and what is focused differs from what is chosen',
  { tag: '@browser' },
  async ({ page, scripting, seeded, money }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`products/${seeded('handle', 'kumo-mug')}`, { waitUntil: 'networkidle' })
    const color = (value: string) => valueOf(page, seeded('option', 'Color'), seeded('value', value))
    const chip = page.locator('.chip').filter({ hasText: seeded('value', 'Sage') })
    await color('Sage').check()
    const outline = () => chip.evaluate((label) => getComputedStyle(label).outlineStyle)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await outline()).toBe('none')
    await color('Sage').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(color('Sage')).toBeChecked()
    expect(await outline()).toBe('solid')
    if (!scripting) return
    const said = page.getByRole('status').filter({ hasText: seeded('value', 'Sage') })
    await expect(said).toContainText(money(24, 'EUR'))
  },
)
