import { paths } from '../../../app/paths'
import { expect, browserTest as test } from '../../support/shop'
import { readWorld } from '../../support/world'
import { add, lineOf, makeMug, quantityOf, toProductPath } from '../cart/cart-steps'

test('the number of pieces in the bag is the same in every open tab', async ({ page, context, admin }) => {
  const mug = await makeMug(admin, 'Mug of two tabs')
  await page.goto('', { waitUntil: 'networkidle' })
  const other = await context.newPage()
  await other.goto(toProductPath(mug))
  await add(other, 3)
  await expect(page.getByTestId('cart-count')).toHaveText('3')
})

test('a line that is taken out is put back before the shop has answered, and the removal does not win', async ({
  page,
  admin,
  t,
}) => {
  const [mug, bowl] = await Promise.all([makeMug(admin, 'Mug in two minds'), makeMug(admin, 'Bowl beside it')])
  for (const product of [mug, bowl]) {
    await page.goto(toProductPath(product))
    await add(page, 2)
  }
  await page.goto('cart')
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  let posts = 0
  await page.route('**/cart.data*', async (route) => {
    if (route.request().method() === 'POST' && (posts += 1) === 1) await held
    await route.continue()
  })
  const line = lineOf(page, mug.title)
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await line.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).press('Enter')
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: t('cart:done.removed', { title }) })).toBeAttached()
  const undo = page.getByRole('button', { name: t('cart:undo') })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(line).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('cart:done.added', { title, count: 2 }) })).toBeAttached()
  expect(posts, 'the undoing waits for the removal').toBe(1)
  send()
  await expect(quantityOf(line)).toHaveValue('2')
  await expect(line.getByRole('link', { name: mug.title, exact: true })).toBeFocused()
  await expect(page.getByTestId('cart-line').first()).toContainText(mug.title)
  await expect(page.getByTestId('cart-count')).toHaveText('4')
  await page.reload()
  await expect(quantityOf(line)).toHaveValue('2')
})

test('a product’s address can be copied, or handed to another app', async ({
  page,
  context,
  t,
  seeded,
  shopLocale,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = new URL(paths.product(shopLocale, 'kumo-mug'), readWorld('SHOP_URL'))
  await page.goto('products/kumo-mug')
  await page.getByRole('button', { name: t('cart:shared.share') }).click()
  await expect(page.getByRole('button', { name: t('cart:shared.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.href)

  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: ShareData) => (document.title = JSON.stringify(what)) })
  })
  await page.reload()
  await page.getByRole('button', { name: t('cart:shared.share') }).click()
  await expect(page).toHaveTitle(JSON.stringify({ title: seeded('title', 'Kumo Mug'), url: address.href }))
})

test.describe('for who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of the chosen card becomes the product’s first picture', async ({ page, seeded }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      const seen: string[][] = []
      const note = () => {
        const named = [...document.querySelectorAll('main *')].filter((element) => {
          return getComputedStyle(element).viewTransitionName === 'picture'
        })
        seen.push(named.map((element) => (element.closest('.gallery') ? 'gallery' : 'card')))
      }
      document.startViewTransition = (update) => {
        note()
        const transition = start(update)
        void transition.updateCallbackDone.then(note)
        return transition
      }
      Object.assign(window, { seen })
    })
    const title = seeded('title', 'Kumo Mug')
    await page.goto(`search?q=${title}`, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByTestId('add-to-cart')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([['card'], ['gallery']])
  })
})
