import { errorSummary } from '../../support/error-summary'
import { expect } from '../../support/shop'
import { passwordForm, openSignIn } from '../auth/sign-in-steps'
import { headed, hear, refused } from './spoken-steps'

hear('what is heard of refused forms', 'refused', async ({ page, log, t, shopLocale }) => {
  const email = `heard.${crypto.randomUUID().slice(0, 8)}@example.org`
  await log.act('opens the start page', () => page.goto(''), headed(page, t('catalog:home.title')))
  await log.act(
    'follows “Find an order”',
    () =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('common:footer.look-up') })
        .press('Enter'),
    headed(page, t('orders:look-up.title')),
  )
  await log.read('the form', 'main')
  await page.getByLabel(t('orders:look-up.number')).fill('999999')
  await page.getByLabel(t('orders:contact')).fill(email)
  await log.act(
    'sends it with a number that nobody has',
    () => page.getByRole('button', { name: t('orders:look-up.submit') }).press('Enter'),
    refused(page),
  )
  await log.act('opens the sign-in', () => openSignIn(page, `/${shopLocale}`), headed(page, t('auth:signin.title')))
  await log.read('the ways in', 'main')
  const fields = passwordForm(page)
  await fields.email.fill(email)
  await fields.password.fill('not the password')
  await log.act('signs in with a wrong password', () => fields.submit.press('Enter'), refused(page))
  const link = errorSummary(page).getByRole('link')
  await log.act(
    'follows the summary’s link',
    () => link.press('Enter'),
    () => expect(fields.email).toBeFocused(),
  )
  await log.act(
    'types another address',
    () => fields.email.fill('other@example.org'),
    () => expect(fields.email).toBeFocused(),
  )
})
