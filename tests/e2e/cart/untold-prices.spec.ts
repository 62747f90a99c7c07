import { setPrice } from '../../support/price-admin'
import { expect, test } from '../../support/shop'
import { registerCustomer, signInByForm } from '../auth/sign-in-steps'
import { add, lineOf, makeMug, toProductPath } from './cart-steps'

for (const holdsIt of [false, true]) {
  test(
    `a change of price that was not seen is told after the sign-in, where the account’s bag ${holdsIt ? 'had told it already' : 'held something else'}`,
    { tag: '@plain' },
    async ({ page, admin, newShopper, shopLocale, t, money }) => {
      test.setTimeout(120_000)
      const cart = `/${shopLocale}/cart`
      const customer = await registerCustomer('Uma')
      const [mug, bowl] = [await makeMug(admin, 'Untold mug'), await makeMug(admin, 'Untold bowl')]
      // the older of two bags is the one that stays
      const elsewhere = await (await newShopper()).newPage()
      await signInByForm(elsewhere, customer, cart)
      await elsewhere.goto(toProductPath(holdsIt ? mug : bowl))
      await add(elsewhere)

      await page.goto(toProductPath(mug))
      await add(page)
      await setPrice(admin, mug, 990)
      const lower = t('cart:prices.lower', { before: money(12.5, 'EUR'), now: money(9.9, 'EUR') })
      for (const tab of holdsIt ? [page, elsewhere] : [page]) {
        await tab.goto('cart')
        await expect(lineOf(tab, mug.title)).toContainText(lower)
      }
      if (holdsIt) await elsewhere.getByRole('button', { name: t('cart:prices.seen') }).click()
      await elsewhere.goto('cart')
      await expect(lineOf(elsewhere, 'Untold')).not.toContainText(lower)

      await signInByForm(page, customer, cart)
      await expect(lineOf(page, mug.title)).toContainText(lower)
      await elsewhere.goto('cart')
      await expect(lineOf(elsewhere, mug.title)).toContainText(lower)
      await page.getByRole('button', { name: t('cart:prices.seen') }).click()
      await expect(page.getByText(t('cart:prices.noted')).first()).toBeVisible()
      await expect(lineOf(page, mug.title)).not.toContainText(lower)
      await elsewhere.goto('cart')
      await expect(lineOf(elsewhere, mug.title)).not.toContainText(lower)
    },
  )
}

test(
  'so it is where two bags of one browser become one',
  { tag: '@plain' },
  async ({ page, context, admin, newShopper, t, money }) => {
    const [mug, bowl] = [await makeMug(admin, 'Twice mug'), await makeMug(admin, 'Twice bowl')]
    await page.goto(toProductPath(mug))
    await add(page)
    // what a second tab has begun before it knew of the first one's
    const other = await newShopper()
    const tab = await other.newPage()
    await tab.goto(toProductPath(bowl))
    await add(tab)
    await setPrice(admin, bowl, 990)
    const bag = (await other.cookies()).filter(({ name }) => name.includes('cart_'))
    await context.addCookies(bag)
    await page.goto('cart')
    await expect(lineOf(page, mug.title)).toBeVisible()
    const lower = t('cart:prices.lower', { before: money(12.5, 'EUR'), now: money(9.9, 'EUR') })
    await expect(lineOf(page, bowl.title)).toContainText(lower)
    await page.goto('cart')
    await expect(lineOf(page, bowl.title)).toContainText(lower)
  },
)

test(
  'so it is where a line was saved for later, or taken out, and has come back',
  { tag: '@plain' },
  async ({ page, admin, t, money }) => {
    const mug = await makeMug(admin, 'Returning mug')
    const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
    await page.goto(toProductPath(mug))
    await add(page)
    await setPrice(admin, mug, 990)
    await page.goto('cart')
    const lower = t('cart:prices.lower', { before: money(12.5, 'EUR'), now: money(9.9, 'EUR') })
    await expect(lineOf(page, mug.title)).toContainText(lower)
    await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).click()
    await expect(page.getByTestId('saved-line')).toHaveCount(1)
    await page.getByRole('button', { name: t('cart:saved.take-back-label', { title }) }).click()
    await expect(lineOf(page, mug.title)).toContainText(lower)

    await page.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).click()
    await page.getByRole('button', { name: t('cart:undo') }).click()
    await expect(lineOf(page, mug.title)).toContainText(lower)

    // what changes while it is put aside is told, too
    await page.getByRole('button', { name: t('cart:prices.seen') }).click()
    await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).click()
    await expect(page.getByTestId('saved-line')).toHaveCount(1)
    await setPrice(admin, mug, 890)
    await page.getByRole('button', { name: t('cart:saved.take-back-label', { title }) }).click()
    await expect(lineOf(page, mug.title)).toContainText(
      t('cart:prices.lower', { before: money(9.9, 'EUR'), now: money(8.9, 'EUR') }),
    )
  },
)
