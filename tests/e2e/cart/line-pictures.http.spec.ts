import { shipOrder } from '../../support/after-sales-admin'
import { createRichProduct, listPictures } from '../../support/catalogue-admin'
import { parseHtml } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { orderIdOf } from '../checkout/checkout-steps'

test('what was chosen in a colour is seen in it: in a list of that colour, in the bag, on its way, of its order and going back', async ({
  admin,
}) => {
  const [ink = '', clay = ''] = await listPictures(admin, 'kumo-mug')
  const describe = (url: string, value: string) => ({
    ...{ url, width: 1200, height: 1500, alt: {} },
    option: { title: 'Color', value },
  })
  const mug = await createRichProduct(admin, {
    title: `Chosen mug ${crypto.randomUUID().slice(0, 8)}`,
    options: ['Color'],
    variants: ['Ink', 'Clay'].map((value) => ({ values: [value], stock: 5, prices: { eur: 2000 } })),
    images: [ink, clay],
    metadata: { images: [describe(ink, 'Ink'), describe(clay, 'Clay')] },
  })
  const { browser, add, prepare, place, readPlaceForm } = await startHttpShopper()
  const read = async (path: string) => listPicturesOf(await (await browser.get(path)).text(), mug.title)
  const shown = [toName(clay)]
  await expect.poll(() => read('categories/all?option.color=clay'), { timeout: 20_000 }).toEqual(shown)
  await add(mug.variantIds.Clay ?? '')
  await prepare()
  for (const path of ['cart', 'checkout/review']) expect(await read(path), path).toEqual(shown)
  const orderId = orderIdOf((await place(await readPlaceForm())).headers().location ?? '')
  await shipOrder(admin, orderId)
  for (const path of ['confirmation', '', 'return', 'exchange'])
    expect(await read(`orders/${orderId}/${path}`.replace(/\/$/, '')), path).toEqual(shown)
  await admin.deleteProduct(mug.id)
  await browser.dispose()
})

/** The pictures that stand beside `title`, each once, as the backend has them. */
function listPicturesOf(html: string, title: string): string[] {
  const pictures = [...parseHtml(html).querySelectorAll('main img:not(.placeholder, .second img)')]
  const own = pictures.filter((picture) => picture.closest('article, li, fieldset')?.textContent.includes(title))
  return [...new Set(own.map((picture) => toName(picture.getAttribute('src') ?? '')))]
}

function toName(address: string): string {
  return decodeURIComponent(new URL(address, 'http://shop').pathname).replace(/^\/images\/\d+/, '')
}
