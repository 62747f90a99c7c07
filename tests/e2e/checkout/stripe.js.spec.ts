import { type Page } from '@playwright/test'
import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { shipOrder } from '../../support/after-sales-admin'
import { proposeQuantity, readPaid } from '../../support/order-edit-admin'
import { openCountry } from '../../support/payment-country'
import { expect, browserTest as test } from '../../support/shop'
import { cards, fillCard, standInForStripe, stripeOrigins } from '../../support/stripe'
import { readWorld } from '../../support/world'
import { findVariant } from '../cart/cart-steps'
import { fillAddress, fillBag, goOn, makePerson, orderIdOf, placeButton, orderBag } from './checkout-steps'
import { makeSizes } from '../after-sales/exchange-steps'

const bank = new URL(readWorld('STRIPE_API_URL')).origin

test.use({ country: 'be', knownOrigins: [...stripeOrigins, bank] })

// each walks the whole checkout, and the backend works on webhooks five seconds late
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ admin, context }) => {
  await openCountry(admin, 'be', ['manual', 'stripe'])
  await standInForStripe(context)
})

test('a declined card is followed by one that pays, and Stripe is on no page but the one that pays', async ({
  page,
  admin,
  shopLocale,
  t,
  bowl,
}) => {
  const person = makePerson('be')
  const payment = paths.checkoutPayment(shopLocale)
  const asked = watchStripe(page)
  const policies = collectPolicies(page)
  await fillBag(page, bowl)
  await orderWithStripe(page, person, t)
  await fillCard(page, cards.declined)
  const pay = page.getByRole('button', { name: t('checkout:payment.stripe.pay') })
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  expect(await admin.listOrders(person.email)).toEqual([])
  await expectAccessible(page)
  await fillCard(page, cards.good)
  await pay.click()
  await page.waitForURL(/\/orders\/[^/]+\/confirmation$/)
  const [order, ...others] = await admin.listOrders(person.email)
  expect(others).toEqual([])
  expect(orderIdOf(page.url())).toBe(order?.id)
  await page.getByRole('link', { name: 'Vitrine' }).first().click()
  await expect(page).toHaveURL(paths.home(shopLocale))

  expect([...new Set(asked)]).toEqual([payment])
  expect(policies.get(payment)).toContain('https://js.stripe.com')
  expect(policies.size).toBeGreaterThan(2)
  policies.delete(payment)
  for (const [path, policy] of policies) expect(policy, path).not.toContain('stripe')
})

test('a bank that asks is answered no, then yes', async ({ page, admin, t, bowl }) => {
  const person = makePerson('be')
  await fillBag(page, bowl)
  await orderWithStripe(page, person, t)
  await page.goto(`${page.url()}&payment_intent=pi_x&redirect_status=succeeded`)
  await askBank(page, t)
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('alert')).toContainText(t('checkout:payment.stripe.refused'))
  expect(await admin.listOrders(person.email)).toEqual([])
  await askBank(page, t)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.waitForURL(/\/orders\/[^/]+\/confirmation$/)
  expect(await admin.listOrders(person.email)).toHaveLength(1)
})

test('an order that Stripe has told the backend of is shown to who comes back later, once', async ({
  page,
  admin,
  t,
  bowl,
}) => {
  const person = makePerson('be')
  await fillBag(page, bowl)
  await orderWithStripe(page, person, t)
  await askBank(page, t)
  const answered = await fetch(page.url(), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'yes' }),
    redirect: 'manual',
  })
  await expect.poll(async () => (await admin.listOrders(person.email)).length, { timeout: 30_000 }).toBe(1)
  await page.goto(answered.headers.get('location') ?? '')
  await page.waitForURL(/\/orders\/[^/]+\/confirmation$/)
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  const orders = await admin.listOrders(person.email)
  expect(orders.map(({ id }) => id)).toEqual([orderIdOf(page.url())])
})

test('nobody pays for an order that has changed since it was placed', async ({ page, admin, t, bowl }) => {
  const person = makePerson('be')
  await fillBag(page, bowl)
  await orderWithStripe(page, person, t)
  await fillCard(page, cards.good)
  await fillBag(page, bowl)
  await page.getByRole('button', { name: t('checkout:payment.stripe.pay') }).click()
  await expect(page).toHaveURL(/\/checkout\/(delivery|review)$/)
  await page.goto('checkout/delivery')
  await goOn(page, 'delivery')
  await placeButton(page).click()
  await fillCard(page, cards.good)
  await page.getByRole('button', { name: t('checkout:payment.stripe.pay') }).click()
  await page.waitForURL(/\/orders\/[^/]+\/confirmation$/)
  const [order] = await admin.listOrders(person.email)
  expect((await admin.readOrder(order?.id ?? '')).total).toBe(2 * 3900 + 390)
})

test('what a change of an order and an exchange cost more is paid with a card, once each was confirmed', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  const sizes = await makeSizes(admin, 'Carded sizes')
  await fillBag(page, sizes, 'Medium')
  const orderId = await orderBag(page, makePerson('be').email, brussels)
  const choice = page.getByLabel(t('checkout:payment.stripe.label'))
  const pay = page.getByRole('button', { name: t('checkout:payment.stripe.pay') })
  const heading = page.getByRole('heading', { level: 2, name: t('after-sales:edit.payment.heading') })

  await test.step('a change, asked for by the bank', async () => {
    const edit = await proposeQuantity(admin, orderId, 2)
    await page.goto(paths.orderEdit(shopLocale, orderId, edit))
    await choice.check()
    await page.getByRole('button', { name: t('after-sales:edit.accept-due') }).click()
    await expect(heading).toBeVisible()
    await expect(pay).not.toHaveAttribute('aria-busy')
    await askBank(page, t)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(page.getByText(t('after-sales:edit.states.confirmed'))).toBeVisible()
    const { providers, quantities } = await readPaid(admin, orderId)
    expect({ providers, quantities }).toEqual({ providers: ['manual', 'stripe'], quantities: [2] })
  })

  await test.step('an exchange, with a card that is declined and then one that pays', async () => {
    await shipOrder(admin, orderId)
    await page.goto(paths.exchangeOrder(shopLocale, orderId))
    await page.getByLabel(t('after-sales:exchange.instead')).selectOption(findVariant(sizes, 'Large').id)
    await page.getByRole('button', { name: t('after-sales:exchange.look-over') }).click()
    await page.getByRole('button', { name: t('after-sales:exchange.begin') }).click()
    await page.getByRole('button', { name: t('after-sales:exchange.go-on') }).click()
    await choice.check()
    await page.getByRole('button', { name: t('checkout:payment.submit') }).click()
    await page.getByRole('button', { name: t('after-sales:exchange.confirm-due') }).click()
    await expect(heading).toBeVisible()
    await fillCard(page, cards.declined)
    await pay.click()
    await expect(page.getByRole('alert')).toContainText('Your card was declined.')
    await expectAccessible(page)
    await fillCard(page, cards.good)
    await pay.click()
    await expect(page.getByTestId('exchange-state')).toHaveText(t('after-sales:exchange.states.confirmed'))
    await expect(page.getByTestId('difference')).toContainText(t('after-sales:exchange.differences.authorized'))
  })
})

const brussels = {
  first_name: 'Ada',
  last_name: 'Huber',
  address_1: 'Rue Neuve 12',
  postal_code: '1000',
  city: 'Bruxelles',
  country_code: 'be',
}

type Words = (key: 'checkout:payment.stripe.label' | 'checkout:payment.stripe.pay') => string

/** From a filled bag to Stripe's form: the order is placed, and waits for its payment. */
async function orderWithStripe(page: Page, person: ReturnType<typeof makePerson>, t: Words): Promise<void> {
  await page.goto('checkout')
  await fillAddress(page, person)
  await goOn(page, 'address')
  await page.getByLabel(t('checkout:payment.stripe.label')).check()
  await goOn(page, 'delivery')
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=/)
  await expect(page.getByRole('button', { name: t('checkout:payment.stripe.pay') })).not.toHaveAttribute('aria-busy')
}

/** Pays with a card whose bank wants to ask, as far as the bank's page. */
async function askBank(page: Page, t: Words): Promise<void> {
  await fillCard(page, cards.asksBank)
  await page.getByRole('button', { name: t('checkout:payment.stripe.pay') }).click()
  await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible()
}

/** The paths of the pages that ask Stripe for anything, as they do. */
function watchStripe(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (stripeOrigins.includes(new URL(request.url()).origin)) asked.push(new URL(page.url()).pathname)
  })
  return asked
}

/** Each page's policy, by its path. */
function collectPolicies(page: Page): Map<string, string> {
  const policies = new Map<string, string>()
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy']
    const { origin, pathname } = new URL(response.url())
    if (policy && origin === new URL(readWorld('SHOP_URL')).origin) policies.set(pathname, policy)
  })
  return policies
}
