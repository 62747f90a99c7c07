import { paths } from '../../app/paths'
import { expect, test } from '../support/shop'
import { readWorld } from '../support/world'
import { add, lineOf, makeMug, toProductPath } from './cart-steps'

test('the number of pieces in the bag is the same in every open tab', async ({ page, context, admin }) => {
  const mug = await makeMug(admin, 'Mug of two tabs')
  await page.goto('', { waitUntil: 'networkidle' })
  const other = await context.newPage()
  await other.goto(toProductPath(mug))
  await add(other, 3)
  await expect(page.getByTestId('cart-count')).toHaveText('3')
})

test('a line that is taken out is gone at once, and comes back when that is undone', async ({ page, admin, t }) => {
  const mug = await makeMug(admin, 'Mug in two minds')
  await page.goto(toProductPath(mug))
  await add(page)
  await page.goto('cart', { waitUntil: 'networkidle' })
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/cart.data*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const line = lineOf(page, mug.title)
  await line.getByRole('button', { name: t('cart:lines.remove-label', { title: `${mug.title} (Small)` }) }).click()
  await expect(line).toBeHidden()
  send()
  await page.getByRole('button', { name: t('cart:undo') }).click()
  await expect(line).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
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
