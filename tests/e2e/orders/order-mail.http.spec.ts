import { createRichProduct, listPictures } from '../../support/catalogue-admin'
import { startHttpShopper } from '../../support/http-shopper'
import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { orderIdOf } from '../checkout/checkout-steps'

test('the mail of an order shows the variant from the shop, leads to the order, and says how it is paid and where it goes', async ({
  admin,
}) => {
  const [first = '', second = ''] = await listPictures(admin, 'kumo-mug')
  const describe = (url: string, value: string) => ({
    ...{ url, width: 1200, height: 1500, alt: { en: `A mug in ${value}` } },
    option: { title: 'Color', value },
  })
  const mug = await createRichProduct(admin, {
    title: 'Mailed Mug',
    options: ['Color'],
    variants: ['Ink', 'Clay'].map((value) => ({ values: [value], stock: 5, prices: { eur: 2000 } })),
    images: [first, second],
    metadata: { images: [describe(first, 'Ink'), describe(second, 'Clay')] },
  })
  const shopper = await startHttpShopper()
  await shopper.add(mug.variantIds.Clay ?? '')
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const orderId = orderIdOf(answer.headers().location ?? '')
  const { html, text } = await waitForMail(shopper.email)
  await admin.deleteProduct(mug.id)

  const [, src = ''] = /<img [^>]*src="([^"]+)" alt="A mug in Clay" width="64" height="80"/.exec(html) ?? []
  const { pathname, search } = new URL(src.replaceAll('&amp;', '&'))
  expect(decodeURIComponent(pathname)).toContain(decodeURIComponent(new URL(second, src).pathname))
  const picture = await shopper.browser.get(pathname + search)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(jpeg|png)/),
  ])

  const link = `/en-de/orders/${orderId}`
  for (const part of [text, html]) {
    expect(part.indexOf(link)).toBeGreaterThan(0)
    expect(part.indexOf(link)).toBeLessThan(part.indexOf('Mailed Mug'))
    expect(part).toContain('Invoice: it comes with the order')
    expect(part).toContain('The same as the delivery address')
    expect(part).toContain('Invalidenstraße 2')
  }
})
