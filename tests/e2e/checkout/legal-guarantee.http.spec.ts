import { getNoticeTexts } from '@vitrine/shared/guarantee/notice-texts'
import { type Admin } from '../../support/admin'
import { ask } from '../../support/ask'
import { parseHtml } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { waitForMail } from '../../support/mailbox'
import { seeded } from '../../support/seeded'
import { expect, test } from '../../support/shop'
import { readWorld } from '../../support/world'

const casserole = 'brava-casserole'

async function readPage(path: string): Promise<Document> {
  return parseHtml((await ask(path)).body)
}

function findNotice(page: Document): Element | null {
  return page.querySelector('[data-testid="eu-notice"]')
}

async function findCasserole(admin: Admin): Promise<string> {
  const { products } = await admin.call<{ products: { variants: { id: string }[] }[] }>(
    'GET',
    `/admin/products?handle=${casserole}`,
  )
  return products[0]?.variants[0]?.id ?? ''
}

test('who looks at goods that are sent into the Union reads the notice in full, in an official language', async () => {
  for (const [language, official] of [
    ['de', 'de'],
    ['fr', 'fr'],
    ['ja', 'en'],
  ] as const) {
    const page = await readPage(`/${language}-de/products/${seeded(language, 'handle', casserole)}`)
    const notice = findNotice(page)
    expect(notice?.getAttribute('lang')).toBe(official)
    const { title, minimum, longer, commercial, address } = getNoticeTexts(official)
    for (const text of [title, minimum, longer, commercial])
      expect(notice?.textContent).toContain(text.replaceAll('**', ''))
    expect(notice?.querySelector(`a[href="${address}"]`), language).not.toBeNull()
    expect(notice?.closest('details, dialog, [hidden]')).toBeNull()
  }
  expect(findNotice(await readPage(`/en-us/products/${casserole}`))).toBeNull()
  expect(findNotice(await readPage('/en-de/products/gift-card'))).toBeNull()
})

test('a producer’s guarantee is shown with the product, at the line that is ordered and in the mail', async ({
  admin,
}) => {
  const product = await readPage(`/de-de/products/${seeded('de', 'handle', casserole)}`)
  const shopper = await startHttpShopper(readWorld('SHOP_URL'), 'de-de')
  await shopper.add(await findCasserole(admin))
  await shopper.prepare()
  const review = parseHtml(await (await shopper.browser.get('checkout/review')).text())
  for (const page of [product, review]) {
    const label = page.querySelector('[data-testid="garan"]')?.textContent
    for (const part of ['Herstellergarantie in Jahren: 7,5', 'Fonderie Brava', 'care@guarantee.example'])
      expect(label).toContain(part)
  }

  expect((await shopper.place(await shopper.readPlaceForm())).status()).toBe(303)
  const { text, html } = await waitForMail(shopper.email)
  for (const part of ['Herstellergarantie in Jahren: 7,5', 'Fonderie Brava', getNoticeTexts('de').longer]) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  await shopper.browser.dispose()
})

test('before ordering the notice comes first, and nothing stands between the sum and the button', async ({ admin }) => {
  const shopper = await startHttpShopper(readWorld('SHOP_URL'), 'en-de')
  await shopper.add(await findCasserole(admin))
  await shopper.prepare()
  const review = parseHtml(await (await shopper.browser.get('checkout/review')).text())
  const form = review.querySelector('[data-testid="place-order"]')?.closest('form')
  const sum = form?.previousElementSibling
  expect(sum?.querySelector('[data-total]')).not.toBeNull()
  expect(form?.querySelectorAll('a, input:not([type="hidden"]), select').length).toBe(0)
  const notice = findNotice(review)
  expect(sum && notice?.compareDocumentPosition(sum)).toBe(4)
  await shopper.browser.dispose()
})
