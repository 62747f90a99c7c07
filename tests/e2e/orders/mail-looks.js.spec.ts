import { expectMailAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { startHttpShopper } from '../../support/http-shopper'
import { type Mail, waitForMail } from '../../support/mailbox'
import { expect, browserTest as test } from '../../support/shop'
import { makeMug, findVariant } from '../cart/cart-steps'

// its pictures, some of which come with it
test.use({ expectedErrors: [/net::ERR_(FAILED|UNKNOWN_URL_SCHEME)/] })

/** A letter with a list, one of few lines, and one to somebody who knows nothing of the shop. */
async function orderMails(admin: Parameters<typeof makeMug>[0]): Promise<Mail[]> {
  const [mug, card] = [await makeMug(admin, 'Mug by mail'), await admin.findProduct('gift-card')]
  const [buyer, giver] = [await startHttpShopper(), await startHttpShopper()]
  await buyer.add(findVariant(mug, 'Small').id)
  const giftEmail = `bo.${crypto.randomUUID().slice(0, 8)}@example.org`
  const gift = { giftTo: 'send', giftName: 'Bo', giftMessage: 'For the new kitchen', giftEmail }
  const line = { intent: 'add', variantId: findVariant(card, 'Small').id, quantity: '1', ...gift }
  await giver.browser.post('cart', { form: line })
  for (const shopper of [buyer, giver]) {
    await shopper.prepare()
    await shopper.place(await shopper.readPlaceForm())
  }
  const [given] = await admin.listOrders(giver.email)
  await admin.call('POST', `/admin/orders/${given?.id}/capture`)
  return Promise.all([waitForMail(buyer.email), waitForMail(giver.email, /gift card/i), waitForMail(giftEmail)])
}

// a tick stands for a dash, and how many before what: “2 × Mug”
const saidOtherwise = new Set(['✓', 'Quantity'])

// words of both forms, whose order differs
function toWords(text: string): Set<string> {
  return new Set(text.split(/[\s:()]+/).filter((word) => !word.startsWith('http')))
}

test('mails are read in light and dark, on a phone, without their pictures, and as plain text', async ({
  page,
  admin,
}) => {
  const mails = await orderMails(admin)
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()))
  await page.goto('about:blank')
  for (const { html, text, subject } of mails) {
    for (const width of [360, 800]) {
      await page.setViewportSize({ width, height: 740 })
      await page.setContent(html)
      await expectFits(page)
      await expectMailAccessible(page)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    const [paper = 255] = (await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
      .split(/\D+/)
      .filter(Boolean)
      .map(Number)
    expect(paper, `${subject} in the dark`).toBeLessThan(64)
    for (const picture of await page.locator('img').all())
      expect(
        await picture.evaluate((img: HTMLImageElement) => [
          img.alt !== '' || img.getAttribute('alt') === '',
          img.width > 0,
        ]),
      ).toEqual([true, true])
    // its own words: the text has the address alone
    await page.locator('.button').evaluateAll((buttons) => buttons.forEach((button) => button.remove()))
    const seen = toWords(await page.locator('body').innerText())
    const said = toWords(`${subject} ${text}`)
    const unsaid = [...seen].filter((word) => !said.has(word) && !saidOtherwise.has(word))
    expect(unsaid, `what ${subject} says with styles alone`).toEqual([])
    expect(Math.max(...text.split('\n').map((line) => line.length)), 'RFC 5322, 2.1.1').toBeLessThanOrEqual(998)
    await page.emulateMedia({ colorScheme: null })
  }
})
