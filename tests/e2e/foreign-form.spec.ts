import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/shop'
import { readWorld } from '../support/world'

test('a form on another page that posts to the shop ends on a page that says so', async ({
  page,
  scripting,
  t,
  shopLocale,
}) => {
  await page.setContent(`
    <form method="post" action="${readWorld('SHOP_URL')}/${shopLocale}/cart">
      <input type="hidden" name="intent" value="add"><button>Win a prize</button>
    </form>`)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button').click()
  expect((await answered).status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refusals:foreign-form.title'))
  if (scripting) await expectAccessible(page)
  await page.getByRole('link', { name: t('refusals:back') }).click()
  await expect(page).toHaveURL(`/${shopLocale}`)
  await expect(page.getByTestId('cart-count')).toHaveText('0')
})
