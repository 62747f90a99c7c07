import { connectRpc, refusalOf } from '../../support/rpc-client'
import { expect, browserTest as test } from '../../support/shop'

test('a shop that measures is told how a page load felt, by its route alone', async ({
  plainShop,
  newShopper,
  context,
}) => {
  const page = await (await newShopper(plainShop.url)).newPage()
  await page.goto('products/kumo-mug?utm_source=jane', { waitUntil: 'networkidle' })
  const told = page.waitForRequest('**/api/trpc/vitals.report')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const request = await told
  expect(request.method()).toBe('POST')
  const vitals = request.postDataJSON() as Record<string, number>
  expect(vitals).toMatchObject({ route: 'routes/catalog/product', ttfbMs: expect.any(Number) })
  expect(vitals.lcpMs).toBeGreaterThan(0)
  await expect.poll(() => plainShop.readLog()).toContain('how a page load felt')
  expect(plainShop.readLog()).not.toContain('utm_source')

  const odd = connectRpc(context).vitals.report.mutate({ route: 'a line\nof a log' })
  expect(await refusalOf(odd)).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'route' }] })
})
