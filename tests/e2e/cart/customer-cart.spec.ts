import { paths } from '../../../app/paths'
import { expect, test } from '../../support/shop'
import { add, lineOf, makeMug, quantityOf, toProductPath } from './cart-steps'
import { readSession, registerCustomer, signInByForm } from '../auth/sign-in-steps'

test(
  'the bags of two devices become one at sign-in, once',
  { tag: '@core' },
  async ({ page, admin, shopLocale, newShopper, t }) => {
    const cart = `/${shopLocale}/cart`
    const count = page.getByTestId('cart-count')
    const customer = await registerCustomer('Bea')
    const [mug, bowl] = [await makeMug(admin, 'Joined mug'), await makeMug(admin, 'Joined bowl')]
    await signInByForm(page, customer, cart)
    await page.goto(toProductPath(mug))
    await add(page, 2)

    const elsewhere = await (await newShopper()).newPage()
    await elsewhere.goto(toProductPath(mug))
    await add(elsewhere)
    await elsewhere.goto(toProductPath(bowl))
    await add(elsewhere)
    for (let time = 1; time <= 2; time += 1) {
      await signInByForm(elsewhere, customer, cart)
      await expect(quantityOf(lineOf(elsewhere, 'Joined mug'))).toHaveValue('3')
      await expect(quantityOf(lineOf(elsewhere, 'Joined bowl'))).toHaveValue('1')
      await elsewhere.goto(`${paths.signOut()}?${new URLSearchParams({ callbackUrl: cart })}`)
      await elsewhere.getByRole('button', { name: t('auth:signout.submit') }).click()
      await expect(elsewhere.getByTestId('cart-count')).toHaveText('0')
      expect(await readSession(elsewhere.context())).toEqual({})
    }
    await page.goto(cart)
    await expect(count).toHaveText('4')
    await expect(quantityOf(lineOf(page, 'Joined mug'))).toHaveValue('3')
  },
)

test(
  'two bags that want more than there is become one with what there is, and say so',
  { tag: '@plain' },
  async ({ page, admin, shopLocale, newShopper, t }) => {
    const cart = `/${shopLocale}/cart`
    const customer = await registerCustomer('Cleo')
    const mug = await makeMug(admin, 'Scarce mug')
    await signInByForm(page, customer, cart)
    await page.goto(toProductPath(mug, 'Large'))
    await add(page, 2)

    const elsewhere = await (await newShopper()).newPage()
    await elsewhere.goto(toProductPath(mug, 'Large'))
    await add(elsewhere)
    await signInByForm(elsewhere, customer, cart)
    await expect(quantityOf(lineOf(elsewhere, 'Scarce mug'))).toHaveValue('2')
    await expect(elsewhere.getByText(t('auth:notices.cart-in-part'))).toBeVisible()
  },
)

test(
  'what another device’s bag holds and this country does not sell is named and kept for later',
  { tag: '@plain' },
  async ({ page, admin, language, newShopper }) => {
    const [european, american] = [`/${language}-de`, `/${language}-us`]
    const customer = await registerCustomer('Dan')
    const onlyThere = { stock: { Small: 5 }, prices: { eur: 900 } }
    const jug = await admin.createProduct({ title: 'European jug', ...onlyThere })
    const mug = await makeMug(admin, 'Worldly mug')
    await signInByForm(page, customer, `${european}/cart`)
    for (const product of [jug, mug]) {
      await page.goto(`${european}/${toProductPath(product)}`)
      await add(page)
    }

    const elsewhere = await (await newShopper()).newPage()
    await elsewhere.goto(`${american}/${toProductPath(mug)}`)
    await add(elsewhere)
    await signInByForm(elsewhere, customer, `${american}/cart`)
    await expect(quantityOf(lineOf(elsewhere, 'Worldly mug'))).toHaveValue('2')
    await expect(lineOf(elsewhere, 'European jug')).toHaveCount(0)
    await expect(elsewhere.getByRole('status').filter({ hasText: 'European jug' })).toBeVisible()
    await elsewhere.goto(`${american}/cart`)
    await expect(elsewhere.getByRole('main').getByText('European jug').first()).toBeVisible()
  },
)
