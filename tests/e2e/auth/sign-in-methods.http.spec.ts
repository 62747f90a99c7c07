import { request } from '@playwright/test'
import { paths } from '../../../app/paths'
import { listMails, readMailedLink } from '../../support/mailbox'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { fromElsewhere } from '../../support/other-shops'
import { makeCustomer, registerCustomer } from './sign-in-steps'

async function listMethods(shopUrl: string): Promise<string[]> {
  return Object.keys((await (await fetch(shopUrl + paths.providers())).json()) as object)
}

test('on a backend without the plugin only a password signs in, and the log says why', async ({ plainShop: shop }) => {
  expect(await listMethods(shop.url)).toEqual(['credentials'])
  const page = await (await fetch(shop.url + paths.signIn())).text()
  expect(page).toContain(paths.signInCallback('credentials'))
  expect(page).not.toContain(paths.signIn('email'))
  expect((await fetch(shop.url + paths.signIn('email'))).status).toBe(404)
  const browser = await openBrowser(shop)
  const customer = await registerCustomer('Pat')
  const signedIn = await browser.post(paths.signInCallback('credentials'), {
    ...customer,
    callbackUrl: '/en-us/cart',
  })
  expect(signedIn).toEqual({ status: 200, url: `${shop.url}/en-us/cart` })
  expect(await browser.readEmail()).toBe(customer.email)
  expect((await browser.post(paths.signOut(), {})).status).toBe(200)
  expect(await browser.readEmail()).toBeUndefined()
  await browser.close()
  const lines = () => shop.readLog().split('\n')
  await expect.poll(() => lines().filter((line) => line.includes('by password only'))).toHaveLength(1)
  expect(lines().find((line) => line.includes('by password only'))).toContain('no medusa-plugin-vitrine')
})

test('what is not configured is not offered', async ({ bareShop, otherShop, strictShop }) => {
  expect(await listMethods(bareShop.url), 'no secret of the plugin').toEqual(['credentials'])
  expect(await listMethods(otherShop.url), 'no mail server').toEqual(['credentials', 'passkey', 'demo'])
  expect(await listMethods(strictShop.url), 'no provider').toEqual(['credentials', 'email', 'passkey'])
})

/** A browser that speaks the wire protocol with a shop, and knows nothing else. */
async function openBrowser({ url }: { url: string }) {
  const browser = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url, ...fromElsewhere() } })
  const { csrfToken } = (await (await browser.get(paths.csrf())).json()) as { csrfToken: string }
  return {
    /** Posts a form of the sign-in and answers the status and where it leads. */
    async post(path: string, fields: Record<string, string>): Promise<{ status: number; url: string }> {
      const response = await browser.post(path, { form: { csrfToken, json: 'true', ...fields } })
      return { status: response.status(), ...((await response.json()) as { url: string }) }
    },
    /** Posts it as a browser does. */
    async postPlain(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
      const response = await browser.post(path, { form: { csrfToken, ...fields }, maxRedirects: 0 })
      return { status: response.status(), text: await response.text() }
    },
    async readEmail(): Promise<string | undefined> {
      const session = (await (await browser.get(paths.session())).json()) as { user?: { email: string } }
      return session.user?.email
    },
    close: () => browser.dispose(),
  }
}

test('a mailed link counts once for all processes that share a Redis', async ({ sharingShops: { shops } }) => {
  const browsers = await Promise.all(shops.map(openBrowser))
  const { email } = makeCustomer('Kim')
  await browsers[0]?.post(paths.signIn('email'), { email })
  const token = new URL(await readMailedLink(email)).searchParams.get('token') ?? ''
  const uses = Array.from({ length: 10 }, (_, at) => browsers[at % 2]?.post(paths.signInCallback('email'), { token }))
  const refused = (await Promise.all(uses)).filter((use) => use?.url.includes('error=Verification'))
  expect(refused).toHaveLength(9)
  await Promise.all(browsers.map((browser) => browser.close()))
})

test('a mailed link counts once for processes that know nothing of each other, such as one started anew', async ({
  strictShop,
}) => {
  const { email } = makeCustomer('Mia')
  const before = await openBrowser({ url: readWorld('SHOP_URL') })
  await before.post(paths.signIn('email'), { email })
  const token = new URL(await readMailedLink(email)).searchParams.get('token') ?? ''
  expect((await before.post(paths.signInCallback('email'), { token })).status).toBe(200)
  expect(await before.readEmail()).toBe(email)
  const after = await openBrowser(strictShop)
  expect((await after.post(paths.signInCallback('email'), { token })).url).toContain('error=Verification')
  expect(await after.readEmail()).toBeUndefined()
  await Promise.all([before.close(), after.close()])
})

test('an address is sent three links in a quarter of an hour, and whoever asks for more is told of these', async ({
  strictShop,
}) => {
  const { email } = makeCustomer('Lou')
  const answers = []
  for (let asked = 0; asked < 5; asked += 1) {
    const browser = await openBrowser(strictShop)
    answers.push(await browser.post(paths.signIn('email'), { email }))
    await browser.close()
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(answers.at(-1)?.url).toContain('error=EmailLinksSent')
  await expect.poll(async () => (await listMails(email)).length).toBe(3)
  // the owner uses one that a stranger has asked for
  const owner = await openBrowser(strictShop)
  const token = new URL(await readMailedLink(email)).searchParams.get('token') ?? ''
  await owner.post(paths.signInCallback('email'), { token })
  expect(await owner.readEmail()).toBe(email)
  await owner.close()
})

test('a forgotten password is mailed as seldom, and the page says so', async ({ strictShop }) => {
  const { email } = await registerCustomer('Noa')
  const pages = []
  for (let asked = 0; asked < 4; asked += 1) {
    const browser = await openBrowser(strictShop)
    pages.push(await browser.postPlain(paths.forgottenPassword(), { email, callbackUrl: '/de-at' }))
    await browser.close()
  }
  expect(pages.map(({ status }) => status)).toEqual([303, 303, 303, 429])
  expect(pages.at(-1)?.text).toContain(message('de', 'auth:errors.EmailLinksSent'))
  expect(pages.at(-1)?.text).toContain(email)
})
