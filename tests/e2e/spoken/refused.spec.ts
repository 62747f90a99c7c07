import { type Language } from '../../../app/i18n/languages'
import { requireBrowserPage } from '../../support/shopper/browser-page'
import { expect, test } from '../../support/shop'
import { SpokenLog } from '../../support/spoken-log'

const read: Language[] = ['en', 'ar']

for (const language of read) {
  test.describe(language, { tag: '@browser' }, () => {
    test.use({ language, locale: language })

    test('what is heard of refused forms', async ({ page: shown, t, scripting }) => {
      const page = requireBrowserPage(shown)
      const log = await SpokenLog.start(page, [t('common:connection.loading')])
      const email = `heard.${crypto.randomUUID().slice(0, 8)}@example.org`
      const heading = (name: string) => () => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const refused = () => expect(page.locator('.error-summary')).toBeVisible()
      await log.act('opens the start page', () => page.goto(''), heading(t('catalog:home.title')))
      await log.act(
        'follows “Find an order”',
        () =>
          page
            .getByRole('contentinfo')
            .getByRole('link', { name: t('common:footer.look-up') })
            .press('Enter'),
        heading(t('orders:look-up.title')),
      )
      await log.read('the form', 'main')
      await page.getByLabel(t('orders:look-up.number')).fill('999999')
      await page.getByLabel(t('orders:contact')).fill(email)
      await log.act(
        'sends it with a number that nobody has',
        () => page.getByRole('button', { name: t('orders:look-up.submit') }).press('Enter'),
        refused,
      )
      await log.act('opens the sign-in', () => page.goto('/api/auth/signin'), heading(t('auth:signin.title')))
      const form = page.locator('form:has([name=password])')
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=password]').fill('not the password')
      await log.act(
        'signs in with a wrong password',
        () => page.getByRole('button', { name: t('auth:signin.submit'), exact: true }).press('Enter'),
        refused,
      )
      const link = page.locator('.error-summary').getByRole('link')
      await log.act(
        'follows the summary’s link',
        () => link.press('Enter'),
        () => expect(page.locator('[name=email]').first()).toBeFocused(),
      )
      expect(log.text).toMatchSnapshot(`refused-${language}-${scripting ? 'js' : 'no-js'}.txt`)
    })
  })
}
