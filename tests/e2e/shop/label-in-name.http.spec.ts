import { computeAccessibleName } from 'dom-accessibility-api'
import { languages } from '../../../app/i18n/languages'
import { parsePage, readField } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/test'
import { findVariant, makeMug } from '../cart/cart-steps'
import { createDiscount } from '../cart/code-steps'

const pages = [
  ...['', 'categories/all', 'categories/kitchen?option.color=sage', 'collections', 'search?q=mug', 'search?q=qqqqqq'],
  ...['cart', 'checkout/address', 'checkout/shipping', 'checkout/payment', 'checkout/review', 'gift-card'],
  ...['orders/look-up', 'pages/shipping', 'nowhere'],
]

test('who says what stands on a button or a link reaches it by that, in every language', async ({ admin }) => {
  test.setTimeout(240_000)
  const [mug, later] = [await makeMug(admin, 'Mug called by its name'), await makeMug(admin, 'Mug for another day')]
  const code = await createDiscount(admin)
  const strange: string[] = []
  let named = 0
  for (const language of languages) {
    const { browser, add, applyCode, prepare } = await startHttpShopper(undefined, `${language}-de`)
    await add(findVariant(later, 'Small').id)
    const lineId = readField(await (await browser.get('cart')).text(), 'lineId') ?? ''
    await browser.post('cart', { form: { intent: 'save', lineId }, maxRedirects: 0 })
    await add(findVariant(mug, 'Small').id, 2)
    await applyCode(code)
    await prepare()
    for (const path of [...pages, `products/${mug.handle}`]) {
      const page = await browser.get(path)
      for (const control of listControls(await page.text(), page.url())) {
        named += 1
        const [name, text] = [computeAccessibleName(control), readVisible(control)].map(toComparable)
        if (!name?.includes(text ?? '')) strange.push(`${page.url()}: ${text} / ${name}`)
      }
    }
    await browser.dispose()
  }
  expect(strange).toEqual([])
  expect(named, 'of those that are not called by their text alone').toBeGreaterThan(100)
})

/** What is called by something else than the text that stands in it. */
function listControls(html: string, url: string): Element[] {
  const controls = parsePage(html, url).querySelectorAll('button, a[href], summary')
  return [...controls].filter(
    (control) => control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby'),
  )
}

function readVisible(control: Element): string {
  const copy = control.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.visually-hidden, svg, [hidden], [aria-hidden]')) hidden.remove()
  return copy.textContent ?? ''
}

function toComparable(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
