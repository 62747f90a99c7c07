import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { createPlace, type MadePlace, removePlaces, renamePlace, toPath, toWritten } from '../../support/places'
import { expect, phone, test, type ShopPage } from '../../support/shop'

// the backend hands its events over every three seconds
const soon = { timeout: 20_000 }

// a link’s page is asked for ahead when the pointer comes near
test.use({ expectedErrors: [/^other answered 410: /] })

test.afterEach(({ admin }) => removePlaces(admin))

async function expectStatus(page: ShopPage, path: string, status: number): Promise<void> {
  const ask = async () => (await page.request.get(path, { maxRedirects: 0 })).status()
  await expect.poll(ask, { ...soon, message: path }).toBe(status)
}

/** Opens a list that has `place`, which may be new to the shop. */
async function openList(page: ShopPage, path: string, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 45_000 })
}

/** All addresses that it has had, whatever the language. */
function listPaths(place: MadePlace): string[] {
  return [toPath(place, 'en'), toPath(place, 'de')]
}

test(
  'a product that was renamed is found by a link and by every address of before',
  { tag: '@plain' },
  async ({ page, admin, language, shopLocale }) => {
    test.setTimeout(120_000)
    const category = await createPlace(admin, 'category')
    const old = await createPlace(admin, 'product', { category })
    const title = old.titles[toWritten(language)]
    await openList(page, toPath(category, language), title)
    const renamed = await renamePlace(admin, old)
    const path = `/${shopLocale}/${toPath(renamed, language)}`
    await expectStatus(page, toPath(old, language), 301)
    await page.getByRole('article').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const before of listPaths(old)) {
      await page.goto(`${before}?variant=variant_1&utm_source=mail`)
      await expect(page).toHaveURL(`${path}?variant=variant_1&utm_source=mail`)
    }
  },
)

for (const kind of ['category', 'collection'] as const) {
  test(
    `a ${kind} that was renamed is found by every address of before`,
    { tag: '@plain' },
    async ({ page, admin, language, shopLocale }) => {
      const old = await createPlace(admin, kind)
      const renamed = await renamePlace(admin, old)
      await expectStatus(page, toPath(old, language), 301)
      for (const before of listPaths(old)) {
        await page.goto(`${before}?sort=name`)
        await expect(page).toHaveURL(`/${shopLocale}/${toPath(renamed, language)}?sort=name`)
        await expect(page.getByRole('heading', { level: 1, name: old.titles[toWritten(language)] })).toBeVisible()
      }
    },
  )
}

test(
  'a product that has left the shop says so, and leads to what is like it',
  { tag: '@plain' },
  async ({ page, admin, language, t, scripting }) => {
    test.setTimeout(120_000)
    const word = toWritten(language)
    const category = await createPlace(admin, 'category')
    const collection = await createPlace(admin, 'collection')
    const gone = await createPlace(admin, 'product', { category, collection })
    const like = await createPlace(admin, 'product', { category })
    await openList(page, toPath(category, language), gone.titles[word])
    await openList(page, toPath(category, language), like.titles[word])
    await admin.deleteProduct(gone.id)
    await expectStatus(page, toPath(gone, language), 410)

    await page.getByRole('article').getByRole('link', { name: gone.titles[word] }).click()
    const title = t('common:failure.gone.title', { title: gone.titles[word] })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(gone.titles[word]))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport)
      await expectFits(page)
      if (scripting) await expectAccessible(page)
    }
    const ways = page.getByRole('navigation', { name: t('common:failure.gone.ways') })
    await expect(ways.getByRole('link')).toHaveText([collection.titles[word], category.titles[word]])
    const products = page.getByRole('region', { name: t('common:failure.gone.products') })
    const likely = products.getByRole('link', { name: like.titles[word] })
    // its price may be newer than the shop's index
    await expect(async () => {
      if (!(await likely.isVisible())) await page.reload()
      await expect(likely).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await likely.click()
    await expect(page.getByRole('heading', { level: 1, name: like.titles[word] })).toBeVisible()
  },
)

test(
  'a product that is withdrawn is gone at all its addresses, and back when it is',
  { tag: '@plain' },
  async ({ page, admin, language, t }) => {
    test.setTimeout(120_000)
    const product = await createPlace(admin, 'product')
    const title = product.titles[toWritten(language)]
    const secret = { status: 'draft', title: 'Not yet public', handle: `secret-${product.id.toLowerCase()}` }
    await admin.call('POST', product.adminPath, secret)
    for (const path of listPaths(product)) {
      await expectStatus(page, path, 410)
      await page.goto(path)
      await expect(
        page.getByRole('heading', { level: 1, name: t('common:failure.gone.title', { title }) }),
      ).toBeVisible()
      expect(await page.content()).not.toContain(secret.title)
    }
    await expectStatus(page, `products/${secret.handle}`, 404)
    await admin.call('POST', product.adminPath, { status: 'published', handle: product.handles.en })
    await expectStatus(page, toPath(product, language), 200)
  },
)

test(
  'a category or a collection that has left the shop leads on',
  { tag: '@plain' },
  async ({ page, admin, language, t }) => {
    test.setTimeout(120_000)
    const parent = await createPlace(admin, 'category')
    const deleted = await createPlace(admin, 'category', { category: parent })
    const hidden = await createPlace(admin, 'category', { category: parent })
    const collection = await createPlace(admin, 'collection')
    await createPlace(admin, 'product', { category: parent, collection })
    await admin.call('DELETE', deleted.adminPath)
    await admin.call('POST', hidden.adminPath, { is_active: false })
    await admin.call('DELETE', collection.adminPath)
    for (const gone of [deleted, hidden, collection]) {
      await expectStatus(page, toPath(gone, language), 410)
      await page.goto(toPath(gone, language))
      const title = t('common:failure.gone.title', { title: gone.titles[toWritten(language)] })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: parent.titles[toWritten(language)] })
        .click()
      await expect(page).toHaveURL(new RegExp(`/${toPath(parent, language)}$`))
    }
  },
)
