import { paths } from '../../../app/paths'
import { expect, browserTest as test } from '../../support/shop'
import { fillBag, makeBowl, orderBag } from '../checkout/checkout-steps'

test('the open page of an order follows what becomes of it', async ({ page, admin, shopLocale, t }) => {
  await fillBag(page, await makeBowl(admin, 'Bowl on its way'))
  const id = await orderBag(page, 'follower@example.com')
  await page.clock.install()
  await page.goto(paths.order(shopLocale, id), { waitUntil: 'networkidle' })
  const standing = page.getByRole('region', { name: t('orders:standing.heading') })
  await expect(standing).toContainText(t('orders:states.preparing'))
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\.data|trpc/.test(request.url())) calls.push(new URL(request.url()).pathname)
  })
  const asked = page.waitForResponse('**/api/trpc/orders.status*')
  await page.clock.fastForward(120_000)
  await asked
  await admin.ship(id, ['TRACK 7'])
  expect(calls, 'as long as nothing has changed').toEqual([expect.stringContaining('orders.status')])
  await page.clock.fastForward(120_000)
  await expect(standing).toContainText(t('orders:states.shipped'))
  await expect(standing).toContainText('TRACK 7')
})
