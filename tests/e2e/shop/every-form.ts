import { paths } from '../../../app/paths'
import { type MessageKey } from '../../../app/i18n/keys'
import { type Admin } from '../../support/admin'
import { shipOrder } from '../../support/after-sales-admin'
import { prepareCart } from '../../support/http-shopper'
import { readMailedLink } from '../../support/mailbox'
import { proposeQuantity } from '../../support/order-edit-admin'
import { type ShopPage } from '../../support/shop'
import { openPlain } from '../../support/shopper/http-context'
import { type HttpPage } from '../../support/shopper/http-page'
import { makeSizes } from '../after-sales/exchange-steps'
import { addAddress, readAddresses, registerCustomer, signInByForm } from '../auth/sign-in-steps'
import { findVariant, postCart, readCartId, toProductPath } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, orderIdOf, placeButton, walkCheckout } from '../checkout/checkout-steps'

interface World {
  page: ShopPage
  admin: Admin
  shopLocale: string
  t: (key: MessageKey) => string
}

/**
 * Goes over plain HTTP to every page of the shop that has a form of its own: as a visitor, a guest who orders, and a
 * customer who changes, returns and exchanges.
 * @param see is shown each page while it is the one that the server would show again
 * @returns the paths that the forms are sent to
 */
export async function walkForms(
  { page, admin, shopLocale, t }: World,
  see: (plain: HttpPage) => Promise<void>,
): Promise<Set<string>> {
  const plain = (await openPlain(page)) as HttpPage
  const seen = new Set<string>()
  async function look(path?: string): Promise<void> {
    if (path !== undefined) await plain.goto(path)
    for (const form of plain.document.forms) seen.add(new URL(form.action).pathname)
    await see(plain)
  }
  const undo = `${paths.undoEmail()}?token=x`
  const bowl = await makeBowl(admin, 'Compared bowl')
  for (const path of [
    '',
    'categories/all',
    'search?q=mug',
    toProductPath(bowl),
    'gift-card',
    'discount',
    'orders/look-up',
  ])
    await look(path)
  for (const path of [paths.signIn(), paths.register(), paths.forgottenPassword(), paths.resetPassword(), undo])
    await look(path)
  await fillBag(page, bowl)
  const guest = makePerson('de')
  await look('cart')
  await look(await plain.getByLabel(t('cart:shared.address')).inputValue())
  await look('checkout/address')
  await walkCheckout(plain, guest)
  for (const step of ['address', 'delivery', 'shipping', 'payment', 'review']) await look(`checkout/${step}`)
  await placeButton(plain).click()
  await look()
  const guestOrder = orderIdOf(plain.url())
  await look(paths.order(shopLocale, guestOrder))
  await look(paths.withdrawFromOrder(shopLocale, guestOrder))
  const edit = await proposeQuantity(admin, guestOrder, 2)
  await look(paths.orderEdit(shopLocale, guestOrder, edit))
  const divide = paths.divideDifference(shopLocale, guestOrder, edit)
  await look(divide)
  await look(`${divide}?${new URLSearchParams({ first: 'manual', amount: '1', second: 'bank-transfer', review: '' })}`)

  const customer = await registerCustomer('Vera')
  await plain.goto(paths.forgottenPassword(paths.account(shopLocale)))
  await plain.locator('[name=email]').fill(customer.email)
  await plain.locator('[name=email]').press('Enter')
  await look(await readMailedLink(customer.email))
  const { address1: address_1, postalCode: postal_code, city } = guest
  await addAddress(customer, { address_1, postal_code, city, country_code: 'de' })
  await signInByForm(plain, customer, paths.account(shopLocale))
  await look()
  await look(paths.claimOrder(shopLocale, guestOrder))
  await plain.getByRole('button', { name: t('account:claim.submit') }).click()
  await look(await readMailedLink(guest.email, /account$/))
  const [own] = await readAddresses(customer)
  const ownPaths = [paths.ownAddress, paths.removeAddress].map((toPath) => toPath(shopLocale, own?.id ?? ''))
  for (const path of ['profile', 'addresses', 'addresses/new', 'email', 'orders', 'orders/claim', 'data'])
    await look(`account/${path}`)
  for (const path of ownPaths) await look(path)
  const sizes = await makeSizes(admin, 'Compared sizes')
  await fillBag(page, sizes, 'Medium')
  await look('cart')
  await prepareCart(await readCartId(page.context()))
  await plain.goto('checkout/review')
  await placeButton(plain).click()
  const shipped = orderIdOf(plain.url())
  await shipOrder(admin, shipped)
  await look(paths.returnOrder(shopLocale, shipped))
  await look(paths.exchangeOrder(shopLocale, shipped))
  await plain.getByLabel(t('after-sales:exchange.instead')).selectOption(findVariant(sizes, 'Tall').id)
  await plain.getByRole('radio', { name: t('after-sales:return.own-way') }).check()
  await plain.getByRole('button', { name: t('after-sales:exchange.look-over') }).click()
  await plain.getByRole('button', { name: t('after-sales:exchange.begin') }).click()
  await look()
  const variantId = findVariant(await admin.findProduct('gift-card'), 'Small').id
  await postCart(page.context(), { intent: 'add', variantId, quantity: '1', giftTo: 'me', giftName: 'Bo' })
  await plain.goto('cart')
  await plain.getByRole('link', { name: t('gift-cards:edit.link') }).click()
  await look()
  await look(paths.signOut())
  return seen
}
