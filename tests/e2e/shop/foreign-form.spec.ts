import { languages } from '../../../app/i18n/languages'
import { expectAccessible } from '../../support/axe'
import { message } from '../../support/messages'
import { browserTest, expect } from '../../support/shop'
import { readWorld } from '../../support/world'

browserTest(
  'a form on another page that posts to the shop ends on a page that says so',
  { tag: '@browser' },
  async ({ page, scripting, language, shopLocale }) => {
    // the page is no page of the shop, and knows nothing of the made-up languages
    const spoken = languages.find((known) => known === language) ?? 'en'
    await page.setContent(`
    <form method="post" action="${readWorld('SHOP_URL')}/${shopLocale}/cart">
      <input type="hidden" name="intent" value="add"><button>Win a prize</button>
    </form>`)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button').click()
    expect((await answered).status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(spoken, 'refusals:foreign-form.title'))
    if (scripting) await expectAccessible(page)
    await page.getByRole('link', { name: message(spoken, 'refusals:back') }).click()
    await expect(page).toHaveURL(`/${shopLocale}`)
    await expect(page.getByTestId('cart-count')).toHaveText('0')
  },
)
