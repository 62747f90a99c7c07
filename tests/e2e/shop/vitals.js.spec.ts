import { connectRpc, refusalOf } from '../../support/rpc-client'
import { expect, browserTest as test } from '../../support/shop'

// of the shop that measures
const flags = 'https://flags.example'
test.use({ knownOrigins: [flags] })

test('a shop that measures is told how a page load felt, by its route alone', async ({
  plainShop,
  newShopper,
  context,
}) => {
  const page = await (await newShopper(plainShop.url)).newPage()
  await page.route(`${flags}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('products/kumo-mug?utm_source=jane', { waitUntil: 'networkidle' })
  const told = page.waitForRequest('**/api/trpc/vitals.report')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await told).method()).toBe('POST')
  await expect
    .poll(() => plainShop.readLog())
    .toMatch(/"vitals":\{"route":"routes\/catalog\/product","ttfbMs":\d.*"lcpMs":\d/)
  expect(plainShop.readLog()).not.toContain('utm_source')

  const odd = connectRpc(context).vitals.report.mutate({ route: 'a line\nof a log' })
  expect(await refusalOf(odd)).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'route' }] })
})
