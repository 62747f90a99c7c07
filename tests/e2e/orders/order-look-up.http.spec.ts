import { paths } from '../../../app/paths'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { fromElsewhere } from '../../support/other-shops'
import { orderByHttp } from './order-steps'

const path = paths.orderLookUp('en-de')

test('every kind of miss has one answer, and opens nothing', async ({ admin }) => {
  const order = await orderByHttp(admin, await startHttpShopper())
  const other = await orderByHttp(admin, await startHttpShopper())
  const { number, email, postalCode } = order
  const misses = {
    'another postcode': { number, email, postalCode: '10116' },
    'no postcode': { number, email, postalCode: '' },
    'another order’s address': { number, email: other.email, postalCode },
    'another order’s number': { number: other.number, email, postalCode },
    'an order that does not exist': { number: 2_000_000_000, email, postalCode },
    'an address that nobody has': { number, email: `nobody.${email}`, postalCode },
    'an address that the backend takes for none': { number, email: `${'a'.repeat(70)}@example.org`, postalCode },
  }
  const answers = new Set<string>()
  for (const [what, said] of Object.entries(misses)) {
    const { browser } = await startHttpShopper()
    const form = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]))
    const answer = await browser.post(path, { form, maxRedirects: 0 })
    expect([what, answer.status(), answer.headers()['cache-control']]).toEqual([what, 404, 'no-store'])
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('orders=')
    const text = (await answer.text()).replaceAll(/ value="[^"]*"/g, '')
    answers.add(text.slice(text.indexOf('<main'), text.indexOf('</main>')))
    expect((await browser.get(paths.order('en-de', order.id))).status()).toBe(404)
  }
  expect(answers.size).toBe(1)
})

test('whatever is sent in the place of the three is answered, never with a failure', async () => {
  const { browser } = await startHttpShopper()
  const long = 'x'.repeat(5000)
  const odd: Record<string, string>[] = [
    {},
    { number: '1', email: 'a@b', postalCode: '1' },
    { number: '\0', email: 'a@example.org\0', postalCode: '\0' },
    { number: long, email: `${long}@example.org`, postalCode: long },
    { number: '99999999999', email: 'a@example.org', postalCode: '1' },
    { 'number[]': '1', 'email.x': 'a@example.org', postalCode: '%00' },
  ]
  for (const form of odd) expect((await browser.post(path, { form })).status()).toBe(400)
  const noForm = await browser.post(path, { data: '{', headers: { 'Content-Type': 'application/json' } })
  expect(noForm.status()).toBe(400)
  const foreign = await browser.post(path, { form: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(foreign.status()).toBe(403)
})

test('guesses at one address are few, however many come at once', async ({ strictShop }) => {
  const { browser } = await startHttpShopper(strictShop.url)
  const headers = fromElsewhere()
  const email = `ada.${crypto.randomUUID()}@example.org`
  const guess = (number: number) =>
    browser.post(path, { form: { number: String(number), email, postalCode: '10115' }, headers })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index + 1)))
  const statuses = answers.map((answer) => answer.status()).sort()
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429])
})
