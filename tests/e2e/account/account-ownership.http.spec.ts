import { type APIRequestContext, request as playwright } from '@playwright/test'
import { paths } from '../../../app/paths'
import { parseHtml } from '../../support/html'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { addAddress, type Customer, readAddresses, registerCustomer } from '../auth/sign-in-steps'

const locale = 'en-de'
const place = { address_1: 'Oderberger Straße 21', city: 'Berlin', postal_code: '10435', country_code: 'de' }
const typed = {
  'shipping.firstName': 'Eve',
  'shipping.lastName': 'Doe',
  'shipping.address1': 'Elsewhere 1',
  'shipping.postalCode': '10115',
  'shipping.city': 'Berlin',
  'shipping.countryCode': 'de',
}

/** A browser without script as far as HTTP goes, of a customer or of nobody. */
async function visit(customer?: Customer): Promise<APIRequestContext> {
  const origin = readWorld('SHOP_URL')
  const client = await playwright.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } })
  if (customer) {
    const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
    const { email, password } = customer
    const form = { csrfToken, json: 'true', email, password }
    expect((await client.post(paths.signInCallback('credentials'), { form })).status()).toBe(200)
  }
  return client
}

/** Every way to see or change the address of that id. */
function attempts(client: APIRequestContext, id: string) {
  const post = (path: string, form: Record<string, string> = {}) => client.post(path, { form, maxRedirects: 0 })
  const get = (path: string) => client.get(path, { maxRedirects: 0 })
  return {
    see: () => get(paths.ownAddress(locale, id)),
    change: () => post(paths.ownAddress(locale, id), typed),
    'see before deleting': () => get(paths.removeAddress(locale, id)),
    delete: () => post(paths.removeAddress(locale, id)),
    'make default': () => post(paths.accountAddresses(locale), { addressId: id }),
  }
}

test('an address is answered to nobody but its owner, as if it were not there', async () => {
  const [owner, stranger] = await Promise.all([registerCustomer('Olga'), registerCustomer('Eve')])
  await addAddress(owner, place)
  await addAddress(stranger, { ...place, address_1: 'Ring 1' })
  const [kept] = await readAddresses(owner)
  const id = kept?.id ?? ''
  const client = await visit(stranger)
  const unknown = attempts(client, 'addr_unknown')
  for (const [name, attempt] of Object.entries(attempts(client, id))) {
    const answer = await attempt()
    expect(answer.status(), name).toBe(404)
    const missing = await unknown[name as keyof typeof unknown]()
    const main = async (page: typeof answer) => parseHtml(await page.text()).querySelector('main')?.innerHTML
    expect(await main(answer), name).toBe(await main(missing))
    expect(await main(answer), name).not.toContain('Oderberger')
  }
  expect(await readAddresses(owner)).toEqual([expect.objectContaining({ id, address_1: place.address_1 })])
  expect(await readAddresses(stranger)).toEqual([expect.objectContaining({ address_1: 'Ring 1' })])

  const guest = await visit()
  for (const [name, attempt] of Object.entries(attempts(guest, id))) {
    const answer = await attempt()
    expect([answer.status(), answer.headers().location], name).toEqual([303, expect.stringContaining(paths.signIn())])
  }
  expect((await (await visit(owner)).get(paths.ownAddress(locale, id))).status()).toBe(200)
  expect(await readAddresses(owner)).toHaveLength(1)
})
