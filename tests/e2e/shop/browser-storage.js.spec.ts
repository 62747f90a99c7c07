import { paths } from '../../../app/paths'
import { expect, browserTest as test } from '../../support/shop'
import { registerCustomer, signInByForm } from '../auth/sign-in-steps'
import { add, makeMug, toProductPath } from '../cart/cart-steps'

test.use({ serviceWorkers: 'allow' })

test('the privacy page names what a browser really keeps', async ({ page, context, admin, shopLocale }) => {
  const mug = await makeMug(admin, 'Mug to be remembered')
  await signInByForm(page, await registerCustomer('Priya'), paths.home(shopLocale))
  await page.goto(toProductPath(mug))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await add(page, 1)
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('vitrine-kept')
  await page.goto('pages/privacy', { waitUntil: 'networkidle' })
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const named = await page.locator('main code').allInnerTexts()
  const isNamed = (name: string) =>
    named.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one))
  expect([...kept, ...cookies]).toEqual(expect.arrayContaining(['vitrine.signed-in', 'vitrine.viewed', 'session']))
  expect([...kept, ...cookies].filter((name) => !isNamed(name))).toEqual([])
})
