import { expectAccessible } from '../support/axe'
import { message } from '../support/messages'
import { expect, test } from '../support/shop'
import { readWorld } from '../support/world'

for (const [language, locale] of [
  ['en', 'en-us'],
  ['de', 'de-at'],
] as const) {
  test(`a form on another page that posts to the shop ends on a page that says so, in ${language}`, async ({
    page,
    scripting,
  }) => {
    await page.setContent(`
      <form method="post" action="${readWorld('SHOP_URL')}/${locale}/cart">
        <input type="hidden" name="intent" value="add"><button>Win a prize</button>
      </form>`)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button').click()
    expect((await answered).status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(language, 'refusals:foreign-form.title'))
    if (scripting) await expectAccessible(page)
    await page.getByRole('link', { name: message(language, 'refusals:back') }).click()
    await expect(page).toHaveURL(`/${locale}`)
    await expect(page.getByTestId('cart-count')).toHaveText('0')
  })
}
