import { type Admin, type AdminProduct } from '../../support/admin'
import { givePrices } from '../../support/customer-group'
import { expect, type ShopPage, test } from '../../support/shop'
import { type Customer, readCustomer, registerCustomer, signIn, signInByForm } from '../auth/sign-in-steps'
import { add, lineOf, makeMug, toProductPath } from '../cart/cart-steps'
import { makePerson, orderBag, placeOrder, walkCheckout, walkToReview } from './checkout-steps'

const [publicAmount, ownAmount] = [1250, 900]

interface Made {
  mug: AdminProduct
  customer: Customer
}

/** A customer of a group for which the mug costs less. */
async function makeGroup(admin: Admin, title: string): Promise<Made> {
  const [customer, mug] = [await registerCustomer('Gerda'), await makeMug(admin, title)]
  const variantIds = mug.variants.map(({ id }) => id)
  await givePrices(admin, [(await readCustomer(customer)).id], { variantIds, currency: 'eur', amount: ownAmount })
  return { mug, customer }
}

async function readPrice(admin: Admin, orderId: string): Promise<number | undefined> {
  return (await admin.readOrder(orderId)).items[0]?.unit_price
}

test(
  'a group’s price is the same on the product’s page, in the bag, at the review and of the order',
  { tag: '@plain' },
  async ({ page, admin, newShopper, money, shopLocale }) => {
    test.setTimeout(120_000)
    const { mug, customer } = await makeGroup(admin, 'Grouped mug')
    const guest = await (await newShopper()).newPage()
    await signIn(page, customer, `/${shopLocale}/${toProductPath(mug)}`)
    await guest.goto(toProductPath(mug))
    const person = { ...makePerson('de'), email: customer.email }
    for (const [shopper, amount, other] of [
      [page, ownAmount, publicAmount],
      [guest, publicAmount, ownAmount],
    ] as const) {
      const [price, foreign] = [amount, other].map((minor) => money(minor / 100, 'EUR'))
      const mustTell = async (part: ReturnType<ShopPage['locator']>) => {
        await expect(part).toContainText(price ?? '')
        await expect(part).not.toContainText(foreign ?? '')
      }
      await mustTell(shopper.getByTestId('product-price'))
      await add(shopper)
      await shopper.goto('cart')
      await mustTell(lineOf(shopper, mug.title))
      if (shopper === guest) await walkToReview(shopper, makePerson('de'))
      else await walkCheckout(shopper, person)
      await mustTell(shopper.getByRole('main'))
      expect(await readPrice(admin, await placeOrder(shopper))).toBe(amount)
      await mustTell(shopper.getByRole('main'))
    }
  },
)

for (const hasBag of [false, true]) {
  test(
    `who signs in with a bag is told on its line what it costs them now${hasBag ? ', also where it comes into a bag of theirs' : ''}`,
    { tag: '@plain' },
    async ({ page, admin, newShopper, money, shopLocale, t }) => {
      const { mug, customer } = await makeGroup(admin, 'Joined mug')
      const cart = `/${shopLocale}/cart`
      if (hasBag) {
        const elsewhere = await (await newShopper()).newPage()
        await signInByForm(elsewhere, customer, cart)
        await elsewhere.goto(toProductPath(await makeMug(admin, 'Own bowl')))
        await add(elsewhere)
      }
      await page.goto(toProductPath(mug))
      await add(page)
      await signInByForm(page, customer, cart)
      const now = money(ownAmount / 100, 'EUR')
      const lower = t('cart:prices.lower', { before: money(publicAmount / 100, 'EUR'), now })
      for (const time of ['at once', 'and again']) {
        await expect(lineOf(page, mug.title), time).toContainText(lower)
        await page.goto('cart')
      }
      await page.getByRole('button', { name: t('cart:prices.seen') }).click()
      await expect(page.getByText(t('cart:prices.noted')).first()).toBeVisible()
      await expect(lineOf(page, mug.title)).not.toContainText(lower)
      const order = await admin.readOrder(await orderBag(page))
      expect(order.items.find(({ title }) => title === mug.title)?.unit_price).toBe(ownAmount)
    },
  )
}

test(
  'who leaves the group is told that it costs more, and orders for that',
  { tag: '@plain' },
  async ({ page, admin, money, shopLocale, t }) => {
    const { mug, customer } = await makeGroup(admin, 'Left mug')
    await signInByForm(page, customer, `/${shopLocale}/cart`)
    await page.goto(toProductPath(mug))
    await add(page)
    await page.goto('cart')
    const { id } = await readCustomer(customer)
    type Groups = { customer: { groups: { id: string }[] } }
    const { customer: known } = await admin.call<Groups>('GET', `/admin/customers/${id}?expand=groups`)
    for (const group of known.groups) {
      await admin.call('DELETE', `/admin/customer-groups/${group.id}/customers/batch`, { customer_ids: [{ id }] })
    }
    await page.goto('cart')
    const [before, now] = [ownAmount, publicAmount].map((minor) => money(minor / 100, 'EUR'))
    await expect(lineOf(page, mug.title)).toContainText(
      t('cart:prices.higher', { before: before ?? '', now: now ?? '' }),
    )
    expect(await readPrice(admin, await orderBag(page))).toBe(publicAmount)
  },
)
