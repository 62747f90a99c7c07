import { type Page } from '@playwright/test'
import { paths } from '../../../app/paths'
import { expect, browserTest as test } from '../../support/shop'
import { add, lineOf, makeMug, quantityField, toProductPath } from '../cart/cart-steps'
import { startReleaseProxy } from '../../support/release-proxy'
import { readWorld } from '../../support/world'
import { registerCustomer, signInByForm } from '../auth/sign-in-steps'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker answers for the shop's pages. */
function waitForWorker(page: Page): Promise<void> {
  return page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** The paths of the copies that this browser keeps. */
function listCopies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('vitrine-kept')).keys()
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'))
  })
}

/** The paths of everything that any cache of the shop holds. */
function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname)
  })
}

test('without a connection the bag and products that were seen can be read, and everything else says so', async ({
  page,
  context,
  admin,
  t,
  shopLocale,
}) => {
  const mug = await makeMug(admin, 'Mug for the cellar')
  await page.goto(toProductPath(mug))
  await waitForWorker(page)
  await add(page, 2)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:header.bag') })
    .click()
  await expect(lineOf(page, mug.title)).toBeVisible()
  await expect.poll(() => listCopies(page)).toEqual([paths.product(shopLocale, mug.handle), paths.cart(shopLocale)])

  await context.setOffline(true)
  await page.reload()
  const notice = page.getByText(t('offline:copy', { date: '\n' }).split('\n')[0] ?? '')
  await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-/)
  await expect(page.getByRole('banner').locator('> *').first(), 'it has its styles').toHaveCSS('display', 'grid')
  await expect(lineOf(page, mug.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeDisabled()
  await expect(
    page.getByRole('button', {
      name: t('cart:lines.remove-label', {
        title: t('common:punctuation.choice', { title: mug.title, choice: 'Small' }),
      }),
    }),
  ).toBeDisabled()

  await lineOf(page, mug.title).getByRole('link', { name: mug.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: mug.title })).toBeVisible()
  await expect(page.getByTestId('add-to-cart')).toBeDisabled()
  await expect(page.locator('main time')).toBeVisible()

  await page.goto('checkout/address')
  await expect(page.getByRole('heading', { level: 1, name: t('offline:title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('offline:retry') })).toBeVisible()
  await expect(page.locator('html'), 'it has the shop’s looks').toHaveCSS('background-color', 'rgb(250, 248, 243)')
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', paths.home(shopLocale))
  await page.getByRole('link', { name: mug.title }).click()
  await expect(page.getByTestId('add-to-cart')).toBeDisabled()

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByTestId('add-to-cart')).toBeEnabled()
  await expect(notice).toHaveCount(0)
})

test('what is posted without a connection stays in its form', async ({ page, context, admin, t, shopLocale }) => {
  const mug = await makeMug(admin, 'Mug in the tunnel')
  await page.goto(toProductPath(mug))
  await expect.poll(() => listCopies(page)).toEqual([paths.product(shopLocale, mug.handle)])
  await context.setOffline(true)
  await quantityField(page).fill('3')
  await page.getByTestId('add-to-cart').click()
  const dialog = page.getByRole('dialog', { name: t('offline:not-sent.title') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('offline:close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(quantityField(page)).toHaveValue('3')
  await context.setOffline(false)
  await page.getByTestId('add-to-cart').click()
  await expect(page.getByTestId('cart-count')).toHaveText('3')
})

test('signing in or out leaves no copies, and pages of the account and the checkout are in no cache', async ({
  page,
  admin,
  t,
  shopLocale,
}) => {
  const mug = await makeMug(admin, 'Mug of two people')
  const copy = paths.product(shopLocale, mug.handle)
  await page.goto(toProductPath(mug))
  await waitForWorker(page)
  await add(page)
  await page.goto('cart')
  await expect.poll(() => listCopies(page)).toEqual([copy, paths.cart(shopLocale)])
  await page.goto('checkout/address')
  await page.goto('orders/look-up')

  await signInByForm(page, await registerCustomer('Olga'), copy)
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect.poll(() => listCopies(page)).toEqual([])
  await page.goto('cart')
  await expect(lineOf(page, mug.title)).toBeVisible()
  await page.goto('account')
  const cached = await listCached(page)
  expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual([paths.offline(shopLocale)])

  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.sign-out') })
    .click()
  await expect(page).toHaveURL(paths.home(shopLocale))
  expect(await listCopies(page)).toEqual([])
  await page.goto(toProductPath(mug))
  await expect.poll(() => listCopies(page)).toEqual([copy])
})

test('a new build leaves open pages alone and takes over after them; a withdrawn worker leaves nothing', async ({
  newShopper,
}) => {
  const shop = await startReleaseProxy(readWorld('SHOP_URL'))
  const context = await newShopper(shop.url)
  const nameCaches = (page: Page) => page.evaluate(() => caches.keys())
  try {
    const old = await context.newPage()
    await old.goto('')
    await waitForWorker(old)
    const [first] = await nameCaches(old)
    shop.release('/assets/product-')
    await old.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => nameCaches(old)).toEqual([first, 'vitrine-build-next'])
    await old.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(old.getByTestId('add-to-cart')).toBeVisible()
    // by script: the document is the one of before
    expect(await old.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain('/products/')

    await old.close()
    let page = await context.newPage()
    // the browser takes a moment to let the page that was closed go
    await expect(async () => {
      await page.close()
      page = await context.newPage()
      await page.goto('search')
      expect(await nameCaches(page)).toEqual(['vitrine-build-next'])
    }).toPass()

    shop.withdrawWorker()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => nameCaches(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  } finally {
    await context.close()
    await shop.stop()
  }
})
