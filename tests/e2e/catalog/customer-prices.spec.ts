import { paths } from '../../../app/paths'
import { type AdminProduct } from '../../support/admin'
import { givePrices } from '../../support/customer-group'
import { expect, test, type ShopPage } from '../../support/shop'
import { add, lineOf, makeMug } from '../cart/cart-steps'
import { type Customer, readCustomer, registerCustomer, signIn } from '../auth/sign-in-steps'

const publicAmount = 1250
const ownAmount = 900

test.describe('a price list for a group of customers', () => {
  let mug: AdminProduct
  let customer: Customer

  test.beforeEach(async ({ admin }) => {
    customer = await registerCustomer('Greta')
    mug = await makeMug(admin, `Group mug ${crypto.randomUUID().slice(0, 8)}`)
    const { id } = await readCustomer(customer)
    await givePrices(admin, [id], {
      variantIds: mug.variants.map((variant) => variant.id),
      currency: 'eur',
      amount: ownAmount,
    })
  })
  test.afterEach(({ admin }) => admin.deleteProduct(mug.id))

  function card(page: ShopPage) {
    return page.getByRole('article').filter({ hasText: mug.title })
  }

  // a list with this product alone: others that are made meanwhile would push it off the first page of all
  const list = () => `search?q=${encodeURIComponent(mug.title)}`

  /** Opens the list until the shop's index knows the product. */
  async function openList(page: ShopPage): Promise<void> {
    await expect(async () => {
      await page.goto(list())
      await expect(card(page)).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
  }

  test(
    'holds for a customer of the group on lists, on the product’s page and in the bag, and for nobody else',
    { tag: '@plain' },
    async ({ page, newShopper, money, shopLocale }) => {
      test.setTimeout(120_000)
      const [own, everybodys] = [money(ownAmount / 100, 'EUR'), money(publicAmount / 100, 'EUR')]
      const stranger = await (await newShopper()).newPage()
      // the shared cache has it before the customer comes, and is asked once more afterwards
      await openList(stranger)
      await expect(card(stranger)).toContainText(everybodys)
      await stranger.goto(`products/${mug.handle}`)
      await expect(stranger.getByTestId('product-price')).toContainText(everybodys)

      await signIn(page, customer, `/${shopLocale}/${list()}`)
      await expect(card(page)).toContainText(own)
      const response = await page.goto(`products/${mug.handle}`)
      expect(response?.headers()['cache-control']).toMatch(/^private/)
      await expect(page.getByTestId('product-price')).toContainText(own)
      await add(page)
      await page.goto('cart')
      await expect(lineOf(page, mug.title)).toContainText(own)
      await expect(lineOf(page, mug.title)).not.toContainText(everybodys)

      for (const path of [list(), `products/${mug.handle}`]) {
        await stranger.goto(path)
        await expect(stranger.getByRole('main')).toContainText(everybodys)
        expect(await stranger.content()).not.toContain(own)
      }
    },
  )

  test(
    'reaches no stranger by a validator of the customer’s page, its data or a procedure',
    { tag: '@plain' },
    async ({ page, newShopper, money, shopLocale }) => {
      const own = money(ownAmount / 100, 'EUR')
      const path = paths.product(shopLocale, mug.handle)
      await signIn(page, customer, path)
      const mine = await page.request.get(path)
      expect(await mine.text()).toContain(own)
      const { etag } = mine.headers()
      expect(etag).toBeTruthy()

      const { request } = await newShopper()
      const theirs = await request.get(path, { headers: { 'If-None-Match': etag ?? '' } })
      expect(theirs.status()).toBe(200)
      expect(await theirs.text()).not.toContain(own)
      expect(theirs.headers().etag).not.toBe(etag)
      const data = await request.get(`${path}.data`)
      expect(await data.text()).toContain(String(publicAmount))
      const input = { json: undefined, locale: shopLocale, query: mug.title }
      const query = new URLSearchParams({ input: JSON.stringify(input) })
      // the same for everybody, the customer included: anybody may keep it
      for (const asker of [request, page.request]) {
        const suggested = await asker.get(`${paths.rpc()}/catalog.suggest?${query}`)
        expect(suggested.status()).toBe(200)
        expect(await suggested.text()).not.toContain(`"amount":${ownAmount}`)
      }
    },
  )

  test('ends for a customer who signs out', { tag: '@plain' }, async ({ page, money, t, shopLocale }) => {
    await signIn(page, customer, paths.product(shopLocale, mug.handle))
    await expect(page.getByTestId('product-price')).toContainText(money(ownAmount / 100, 'EUR'))
    await page.goto(`${paths.signOut()}?${new URLSearchParams({ callbackUrl: paths.home(shopLocale) })}`)
    await page.getByRole('button', { name: t('auth:signout.submit') }).click()
    await expect(page).toHaveURL(paths.home(shopLocale))
    await page.goto(`products/${mug.handle}`)
    await expect(page.getByTestId('product-price')).toContainText(money(publicAmount / 100, 'EUR'))
  })
})
