import { type Language } from '../../../app/i18n/languages'
import { requireBrowserPage } from '../../support/shopper/browser-page'
import { expect, test } from '../../support/shop'
import { SpokenLog } from '../../support/spoken-log'
import { makeMug, toProductPath } from '../cart/cart-steps'
import { fillBag, makeBowl } from '../checkout/checkout-steps'

const read: Language[] = ['en', 'ar']

for (const language of read) {
  test.describe(language, { tag: '@browser' }, () => {
    test.use({ language, locale: language })

    test('what is heard of a bag', async ({ page: shown, admin, t, money, scripting }) => {
      const page = requireBrowserPage(shown)
      const [mug, bowl] = [await makeMug(admin, 'Heard mug'), await makeBowl(admin, 'Heard bowl')]
      const log = await SpokenLog.start(page, [t('common:connection.loading')])
      const heading = (name: string) => () => expect(page.getByRole('heading', { name }).first()).toBeVisible()
      const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
      await fillBag(page, bowl)
      // its message is heard by who has sent it
      await page.goto('cart')
      await log.act('opens a product', () => page.goto(toProductPath(mug)), heading(mug.title))
      await log.read('the product', '.product-buy')
      const delivery = (await page.getByTestId('delivery').textContent()) ?? ''
      await log.act(
        'presses “Add to bag”',
        () => page.getByTestId('add-to-cart').press('Enter'),
        () => expect(page.getByText(t('cart:done.added', { title, count: 1 })).first()).toBeAttached(),
      )
      await log.act('follows “Bag”', () => page.locator('.bag-link').press('Enter'), heading(t('cart:title')))
      await log.read('the bag', 'main')
      const changed = (count: number, total: number) => () =>
        expect(
          page.getByText(t('cart:done.changed', { title, count, total: money(total, 'eur') })).first(),
        ).toBeAttached()
      const more = page.getByRole('button', { name: t('cart:lines.more-label', { title }) })
      await log.act('presses “One more”', () => more.press('Enter'), changed(2, 64))
      const fewer = page.getByRole('button', { name: t('cart:lines.fewer-label', { title }) })
      await log.act('presses “One fewer”', () => fewer.press('Enter'), changed(1, 51.5))
      await log.act(
        'presses “Save for later”',
        () => page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).press('Enter'),
        () => expect(page.getByTestId('saved-line')).toHaveCount(1),
      )
      await log.act(
        'presses “Move to bag”',
        () => page.getByRole('button', { name: t('cart:saved.take-back-label', { title }) }).press('Enter'),
        () => expect(page.getByTestId('saved-line')).toHaveCount(0),
      )
      await log.act(
        'presses “Remove”',
        () => page.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).press('Enter'),
        () => expect(page.getByTestId('cart-line')).toHaveCount(1),
      )
      // they are others every day
      const [arrival = ''] = delivery.split(' · ')
      const promises = [delivery, arrival].map((words) => words.replaceAll(/\s+/g, ' '))
      const text = promises.reduce((said, promise) => said.replaceAll(promise, '…'), log.text)
      expect(text).toMatchSnapshot(`bag-${language}-${scripting ? 'js' : 'no-js'}.txt`)
    })
  })
}
