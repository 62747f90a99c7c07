import { errorSummary } from '../../support/error-summary'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import {
  fillBag,
  goOn,
  makeBowl,
  makePerson,
  orderIdOf,
  placeButton,
  placeOrder,
  postPlaceForm,
  readPlaceForm,
  walkToReview,
} from './checkout-steps'

test('a form that is sent many times at once makes one order', { tag: '@plain' }, async ({ page, admin, bowl }) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkToReview(page, person)
  const form = await readPlaceForm(page)
  const send = () => postPlaceForm(page.context(), page.url(), form)
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303])
  const orders = await admin.listOrders(person.email)
  expect(orders).toHaveLength(1)
  const shown = answers.map((answer) => orderIdOf(answer.headers().location ?? ''))
  expect(new Set(shown)).toEqual(new Set([orders[0]?.id]))
})

test(
  'two servers of the shop make one order of one bag',
  { tag: '@plain' },
  async ({ page, admin, otherShop, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToReview(page, person)
    const form = await readPlaceForm(page)
    const there = page.url().replace(new URL(page.url()).origin, otherShop.url)
    const answers = await Promise.all(
      [page.url(), there, page.url(), there].map((url) => postPlaceForm(page.context(), url, form)),
    )
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303])
    const orders = await admin.listOrders(person.email)
    expect(orders).toHaveLength(1)
    expect(new Set(answers.map((answer) => orderIdOf(answer.headers().location ?? '')))).toEqual(
      new Set([orders[0]?.id]),
    )
  },
)

test('a double click makes one order', async ({ page, admin, bowl }) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkToReview(page, person)
  await placeButton(page).dblclick()
  await page.waitForURL(/\/confirmation$/)
  await expect(page.getByTestId('order-number')).toBeVisible()
  expect(await admin.listOrders(person.email)).toHaveLength(1)
})

test('an open second tab, and Back with another click, lead to the order that is there', async ({
  page,
  admin,
  bowl,
}) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkToReview(page, person)
  const reviewUrl = page.url()
  const form = await readPlaceForm(page)
  const tab = await page.context().newPage()
  await tab.goto(reviewUrl)
  const orderId = await placeOrder(page)
  expect(await placeOrder(tab)).toBe(orderId)
  const replayed = await postPlaceForm(page.context(), reviewUrl, form)
  expect(orderIdOf(replayed.headers().location ?? '')).toBe(orderId)

  await page.goBack()
  await expect(page, 'the bag is empty now').toHaveURL('cart')
  expect(await admin.listOrders(person.email)).toHaveLength(1)
})

test('a new bag is not ordered by the form of the old one', { tag: '@plain' }, async ({ page, admin, bowl }) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkToReview(page, person)
  const reviewUrl = page.url()
  const form = await readPlaceForm(page)
  const orderId = await placeOrder(page)
  await fillBag(page, await makeBowl(admin, 'New bowl'))
  const replayed = await postPlaceForm(page.context(), reviewUrl, form)
  expect(orderIdOf(replayed.headers().location ?? '')).toBe(orderId)
  await page.goto('cart')
  await expect(page.getByTestId('cart-line')).toContainText('New bowl')
})

test(
  'a total that has changed since the review is said before anything is ordered',
  { tag: '@plain' },
  async ({ page, admin, t, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToReview(page, person)
    const before = await page.locator('[data-total] dd').last().innerText()
    const tab = await page.context().newPage()
    await tab.goto('checkout/delivery')
    await tab.getByRole('radio', { checked: false }).first().check()
    await goOn(tab, 'delivery')
    await expect(placeButton(tab)).toBeVisible()
    const now = await tab.locator('[data-total] dd').last().innerText()
    expect(now).not.toBe(before)

    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await placeButton(page).click()
    expect((await answer).status()).toBe(409)
    await expect(errorSummary(page)).toContainText(t('checkout:place.changed-total', { before, now }))
    await expect(page.locator('[data-total] dd').last()).toHaveText(now)
    expect(await admin.listOrders(person.email)).toEqual([])
    await placeOrder(page)
    expect(await admin.listOrders(person.email)).toHaveLength(1)
  },
)

test('what sold out before the order is named, and the rest is kept', { tag: '@plain' }, async ({ page, admin, t }) => {
  const person = makePerson('de')
  const [scarce, plenty] = await Promise.all([makeBowl(admin, 'Scarce bowl', 1), makeBowl(admin, 'Plenty bowl')])
  await fillBag(page, scarce)
  await fillBag(page, plenty)
  await walkToReview(page, person)
  await admin.setStock(scarce.id, findVariant(scarce, 'Small').id, 0)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await placeButton(page).click()
  expect((await answer).status()).toBe(409)
  await expect(errorSummary(page)).toContainText(t('checkout:place.out-of-stock'))
  const line = page.getByRole('listitem').filter({ hasText: scarce.title })
  await expect(line).toContainText(t('checkout:stock.sold-out'))
  await expect(page.getByRole('listitem').filter({ hasText: plenty.title })).not.toContainText(
    t('checkout:stock.sold-out'),
  )
  await expect(placeButton(page)).toHaveCount(0)
  expect(await admin.listOrders(person.email)).toEqual([])
  await page.goto('cart')
  await expect(page.getByTestId('cart-line')).toHaveCount(2)
})

test(
  'of two shoppers who order the last piece at once, one gets it and the other goes on without',
  { tag: '@plain' },
  async ({ page, admin, newShopper, t }) => {
    const [last, plenty] = await Promise.all([makeBowl(admin, 'Last bowl', 1), makeBowl(admin, 'Other bowl')])
    const pages = [page, await (await newShopper()).newPage()]
    const people = [makePerson('de'), makePerson('de')]
    for (const [index, one] of pages.entries()) {
      await fillBag(one, last)
      await fillBag(one, plenty)
      await walkToReview(one, people[index] ?? makePerson('de'))
    }
    const forms = await Promise.all(pages.map((one) => readPlaceForm(one)))
    const answers = await Promise.all(
      pages.map((one, index) => postPlaceForm(one.context(), one.url(), forms[index] ?? {})),
    )
    expect(answers.map((answer) => answer.status()).sort()).toEqual([303, 409])
    const loserIndex = answers.findIndex((answer) => answer.status() === 409)
    const loser = pages[loserIndex] ?? page
    await loser.goto('cart')
    const line = loser.getByTestId('cart-line').filter({ hasText: last.title })
    const title = t('common:punctuation.choice', { title: last.title, choice: 'Small' })
    await line.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).click()
    await expect(loser.getByTestId('cart-line')).toHaveCount(1)
    await loser.getByTestId('checkout-link').click()
    // nothing else has changed: the steps still hold
    await loser.waitForURL(/\/checkout\/review$/)
    await placeOrder(loser)
    const orders = await admin.listOrders(people[loserIndex]?.email ?? '')
    expect(orders.map(({ items }) => items.map((item) => item.title))).toEqual([[plenty.title]])
  },
)

test(
  'an order whose answer got lost is found and shown',
  { tag: '@plain' },
  async ({ admin, faultyShop: shop, newShopper, bowl }) => {
    const person = makePerson('de')
    const page = await (await newShopper(shop.url)).newPage()
    await fillBag(page, bowl)
    await walkToReview(page, person)
    const before = shop.backend.lost()
    shop.backend.lose((_, path) => path.endsWith('/complete'))
    const orderId = await placeOrder(page)
    expect(shop.backend.lost()).toBeGreaterThan(before)
    expect((await admin.listOrders(person.email)).map(({ id }) => id)).toEqual([orderId])
  },
)

test(
  'while nobody can say whether there is an order, the shopper is told so and never orders twice',
  { tag: '@plain' },
  async ({ admin, faultyShop: shop, newShopper, t, bowl }) => {
    const person = makePerson('de')
    const page = await (await newShopper(shop.url)).newPage()
    await fillBag(page, bowl)
    await walkToReview(page, person)
    const form = await readPlaceForm(page)
    const reviewUrl = page.url()
    shop.backend.lose((_, path) => path.endsWith('/complete') || path.startsWith('/store/orders/cart/'))
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await placeButton(page).click()
    expect((await answer).status()).toBe(503)
    await expect(page.getByRole('main')).toContainText(t('checkout:place.unclear'))
    await shop.backend.restore()
    await page.getByRole('link', { name: t('checkout:place.look-again') }).click()
    await expect(page.getByTestId('order-number')).toBeVisible()
    const again = await postPlaceForm(page.context(), reviewUrl, form)
    const shown = [page.url(), again.headers().location ?? ''].map(orderIdOf)
    const [order, ...others] = await admin.listOrders(person.email)
    expect(others).toEqual([])
    expect(shown).toEqual([order?.id, order?.id])
  },
)
