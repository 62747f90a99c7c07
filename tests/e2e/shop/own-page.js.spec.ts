import { add, makeMug, toProductPath } from '../cart/cart-steps'
import { expect, browserTest as test } from '../../support/shop'

test('a page that is kept for everybody counts the bag of who looks at it, from its HTML on', async ({
  page,
  admin,
}) => {
  const mug = await makeMug(admin, 'Mug of a kept page')
  await page.goto(toProductPath(mug))
  await add(page, 2)
  await page.addInitScript(() => {
    const counted = new Set<string>()
    Object.assign(window, { counted })
    const look = () => counted.add(document.querySelector('[data-testid=cart-count]')?.textContent ?? '')
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const isKept = async () => (await page.goto(toProductPath(mug)))?.headers().age !== undefined
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
  const answer = await page.goto(toProductPath(mug))
  expect(answer?.headers()['cache-control']).toBe('private, no-cache')
  expect(await answer?.text()).toContain('data-testid="cart-count">2</span>')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const counted = await page.evaluate(() => [...(window as unknown as { counted: Set<string> }).counted])
  expect(counted.filter(Boolean), 'no other count was ever there').toEqual(['2'])
  await add(page)
  await expect(page.getByTestId('cart-count')).toHaveText('3')
})
