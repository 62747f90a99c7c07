import { message } from '../../support/messages'
import { browserTest, expect, phone, test } from '../../support/shop'
import { makeMug, toProductPath } from '../cart/cart-steps'

test(
  'another language and another country keep the page and the version that is chosen on it',
  { tag: '@core' },
  async ({ page, admin, t, money, language }) => {
    const mug = await makeMug(admin, 'Translated mug')
    const here = toProductPath(mug, 'Large')
    await page.goto(here)
    await expect(page.getByTestId('add-to-cart')).toHaveText(t('cart:add.submit'))

    const other = language === 'de' ? 'en' : 'de'
    const languages = page.getByRole('navigation', { name: t('common:footer.language') })
    await languages.locator(`a[lang=${other}-DE]`).click()
    await expect(page).toHaveURL(`/${other}-de/${here}`)
    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-DE`)
    await expect(page.getByTestId('add-to-cart')).toHaveText(message(other, 'cart:add.submit'))

    await page.goto(here)
    await page.getByLabel(t('common:footer.country'), { exact: true }).selectOption('us')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('common:footer.country-submit') })
      .click()
    await expect(page).toHaveURL(`/${language}-us/${here}`)
    await expect(page.getByTestId('product-price')).toHaveText(money(13, 'USD', 'us'))

    // no browser of these tests is led there unasked
    await page.getByLabel(t('common:footer.country'), { exact: true }).selectOption('at')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('common:footer.country-submit') })
      .click()
    await expect(page).toHaveURL(`/${language}-at/${here}`)
    await page.goto('/')
    await expect(page, 'the country is remembered').toHaveURL(`/${language}-at`)
  },
)

browserTest.describe('on a phone', () => {
  browserTest.use({ viewport: phone })

  browserTest('the menu leads to the languages and countries of the page', { tag: '@browser' }, async ({ page, t }) => {
    await page.goto('cart?from=menu')
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:header.menu') })
      .click()
    const menu = page.getByRole('navigation', { name: t('common:header.categories') })
    await menu.getByRole('link', { name: t('common:header.locale') }).click()
    await expect(page).toHaveURL(/\/cart\?from=menu#languages$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('navigation', { name: t('common:footer.language') })).toBeInViewport()
  })
})
