import { paths } from '../../../app/paths'
import { liftLimits } from '../../support/shopper/lift-limits'
import { openSignIn, passwordForm, registerCustomer } from '../auth/sign-in-steps'
import { addressField, makePerson } from '../checkout/checkout-steps'
import { headed, hear, refused, there } from './spoken-steps'

hear('what is heard of an account', 'account', async ({ page, log, t, shopLocale }) => {
  const customer = await registerCustomer('Vera')
  const nav = page.getByRole('navigation', { name: t('account:nav.label') })
  const go = (part: 'profile' | 'addresses' | 'orders') => () =>
    nav.getByRole('link', { name: t(`account:nav.${part}`), exact: true }).press('Enter')
  await log.act(
    'opens the account',
    () => openSignIn(page, paths.account(shopLocale)),
    headed(page, t('auth:signin.title')),
  )
  const fields = passwordForm(page)
  await fields.email.fill(customer.email)
  await fields.password.fill(customer.password)
  await log.act('signs in', () => fields.submit.press('Enter'), there(nav))
  await log.read('the account', 'main')
  await log.act('goes to the profile', go('profile'), headed(page, t('account:profile.names')))
  const names = page.getByRole('region', { name: t('account:profile.names') })
  const save = () => names.getByRole('button', { name: t('account:profile.submit') }).press('Enter')
  await names.locator('[name=phone]').fill('call me')
  await liftLimits(page)
  await log.act('saves a wrong telephone number', save, refused(page))
  await names.locator('[name=phone]').fill('030 1234567')
  await log.act('saves a right one', save, there(page.getByText(t('account:profile.changed'))))
  await log.act('goes to the addresses', go('addresses'), headed(page, t('account:addresses.title')))
  await log.act(
    'adds one',
    () => page.getByRole('link', { name: t('account:addresses.add') }).press('Enter'),
    there(addressField(page, 'address1')),
  )
  const { firstName, lastName, address1, postalCode, city } = makePerson('de')
  for (const [field, text] of Object.entries({ firstName, lastName, address1, postalCode, city }))
    await addressField(page, field as 'city').fill(text)
  await log.act(
    'saves it',
    () => page.getByRole('button', { name: t('account:addresses.submit') }).press('Enter'),
    headed(page, t('account:addresses.title')),
  )
  await log.read('the addresses', 'main')
  await log.act('goes to the orders', go('orders'), headed(page, t('account:orders.title')))
  await log.act(
    'signs out',
    () => nav.getByRole('button', { name: t('account:nav.sign-out') }).press('Enter'),
    headed(page, t('catalog:home.title')),
  )
})
