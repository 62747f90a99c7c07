import { ask } from '../../support/ask'
import { createRichProduct } from '../../support/catalogue-admin'
import { parseHtml } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/test'

const manufacturer = {
  name: 'Test Lamp Works',
  address: '1-2-3 Sample-cho\n000-0000 Sampletown',
  country: 'jp',
  contact: 'safety@lamps.example',
  responsible: { name: 'Vertreter GmbH', address: 'Ring 1', country: 'at', contact: 'https://vertreter.example/' },
}
const metadata = {
  manufacturer,
  model: 'TL-1',
  warnings: 'Do not open.',
  product_passport: 'https://passports.example/tl-1',
  energy: { class: 'E', label: 'https://labels.example/tl.png', sheet: 'https://labels.example/tl.pdf' },
  repair: { index: 8.4 },
  translations: { de: { warnings: 'Nicht öffnen.' } },
}

test('an offer says who has made it and answers for it, what it warns of, and its energy class beside each price', async ({
  admin,
}) => {
  const variants = [{ values: ['One'], stock: 5, prices: { eur: 2000 } }]
  const title = `Facts lamp ${crypto.randomUUID().slice(0, 8)}`
  const { handle, variantIds } = await createRichProduct(admin, { title, options: ['Size'], variants, metadata })
  const { body } = await ask(`/de-at/products/${handle}`)
  const safety = parseHtml(body).querySelector('section[aria-labelledby="safety"]')?.textContent ?? ''
  for (const said of ['Test Lamp Works', '000-0000 Sampletown', 'Japan', 'safety@lamps.example', 'TL-1'])
    expect(safety).toContain(said)
  for (const said of ['Vertreter GmbH', 'Österreich', 'https://vertreter.example/', 'Nicht öffnen.', 'Produktpass'])
    expect(safety).toContain(said)
  expect(safety).not.toContain('Do not open.')
  expect(body).toContain('href="https://passports.example/tl-1"')
  expect(body).toContain('Reparierbarkeitsindex: 8,4 von 10')

  const shopper = await startHttpShopper(undefined, 'de-at')
  await shopper.add(variantIds.One ?? '')
  const bag = await (await shopper.browser.get('cart')).text()
  const summary = await (await shopper.browser.get('checkout/address')).text()
  const readList = async () => (await ask(`/de-at/search?q=${encodeURIComponent(title)}`)).body
  await expect.poll(readList, { timeout: 20_000 }).toContain(`/products/${handle}"`)
  for (const page of [body, bag, summary, await readList()]) {
    expect(page).toContain('aria-label="Energieeffizienzklasse E auf einer Skala von A bis G"')
    expect(page).toContain('href="https://labels.example/tl.png"')
    expect(page).toMatch(/href="https:\/\/labels\.example\/tl\.pdf"[^>]*>Produktdatenblatt</)
  }
  await shopper.browser.dispose()
})

test('a product that names nobody is the shop’s own, and what cannot be understood is not shown', async ({ admin }) => {
  const variants = [{ values: ['One'], stock: 5, prices: { eur: 2000 } }]
  const make = (title: string, metadata: object) =>
    createRichProduct(admin, { title, options: ['Size'], variants, metadata: { ...metadata } })
  const own = await make('Own facts', { energy: { class: 'Z' } })
  const unreadable = await make('Unreadable facts', { manufacturer: { name: 'Nobody knows' } })
  const [ownPage, unreadablePage] = await Promise.all(
    [own, unreadable].map(async ({ handle }) => (await ask(`/en-de/products/${handle}`)).body),
  )
  expect(ownPage).toContain('safety@shop.example')
  expect(ownPage).not.toContain('aria-label="Energy efficiency class')
  expect(unreadablePage).not.toContain('safety@shop.example')
  expect(unreadablePage).not.toContain('Nobody knows')
})
