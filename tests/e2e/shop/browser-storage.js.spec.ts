import { type Page } from '@playwright/test'
import { paths } from '../../../app/paths'
import { expect, browserTest as test } from '../../support/shop'
import { registerCustomer, signInByForm } from '../auth/sign-in-steps'
import { add, makeMug, toProductPath } from '../cart/cart-steps'

test.use({ serviceWorkers: 'allow' })

/** The names of everything that the browser keeps of the shop now. */
async function listKept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  return [...cookies, ...stored]
}

test('the privacy page names what a browser really keeps', async ({ page, admin, t, shopLocale }) => {
  const mug = await makeMug(admin, 'Mug to be remembered')
  await page.goto(toProductPath(mug))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await add(page, 1)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:header.bag') })
    .click()
  // of nobody who is signed in: what a guest keeps is looked at first
  await expect.poll(() => listKept(page)).toContain('vitrine-kept')
  const ofGuest = await listKept(page)
  await signInByForm(page, await registerCustomer('Priya'), paths.home(shopLocale))
  await expect.poll(() => listKept(page)).toContain('vitrine.signed-in')
  await page.goto('pages/privacy')
  const kept = [...ofGuest, ...(await listKept(page))]
  const named = await page.locator('main code').allInnerTexts()
  const isNamed = (name: string) =>
    named.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one))
  expect(kept).toEqual(expect.arrayContaining(['vitrine.viewed', 'session']))
  expect(kept.filter((name) => !isNamed(name))).toEqual([])
})
