import { join } from 'node:path'
import { expect, test } from '../../support/shop'
import { startStorefront } from '../../support/storefront'
import { readWorld } from '../../support/world'
import { fillBag, makePerson, placeOrder, walkToReview } from '../checkout/checkout-steps'

test('the same build sells through plain remix-serve', { tag: '@plain' }, async ({ admin, newShopper, bowl }) => {
  // another server than all others
  const shop = await startStorefront({
    command: [
      'node_modules/@remix-run/serve/dist/cli.js',
      join(readWorld('VITRINE_BUILD_DIRECTORY'), 'server/index.js'),
    ],
  })
  const page = await (await newShopper(shop.url)).newPage()
  try {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToReview(page, person)
    const id = await placeOrder(page)
    const [order] = await admin.listOrders(person.email)
    expect(order?.id).toBe(id)
  } finally {
    // a page that is still open would complain of the server's end
    await page.close()
    await shop.stop()
  }
})
