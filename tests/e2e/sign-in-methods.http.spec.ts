import { expect, request, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { paths } from '../../app/paths'
import { startRedis } from '../../scripts/redis.mjs'
import { listMails, readMailedLink } from '../support/mailbox'
import { startStorefront } from '../support/storefront'
import { readWorld } from '../support/world'
import { makeCustomer, registerCustomer } from './sign-in-steps'

/** The backend without our plugin's part for sign-in: what that serves is not there. */
async function startPlainMedusa() {
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request
    if (url.startsWith('/store/vitrine/identity')) {
      response.writeHead(404).end()
      return
    }
    const { host: _, connection: __, 'content-length': ___, ...sent } = headers as Record<string, string>
    const body = Buffer.concat(await request.toArray())
    const init = { method, headers: sent, ...(body.length > 0 && { body }) }
    const answer = await fetch(readWorld('MEDUSA_URL') + url, init)
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function listMethods(shopUrl: string): Promise<string[]> {
  return Object.keys((await (await fetch(shopUrl + paths.providers())).json()) as object)
}

test('on a backend without the plugin only a password signs in, and the log says why', async ({}, testInfo) => {
  const medusa = await startPlainMedusa()
  const logFile = testInfo.outputPath('shop.log')
  const shop = await startStorefront({ env: { MEDUSA_URL: medusa.url, LOG_LEVEL: 'info' }, logFile })
  try {
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
    const lines = () => readFileSync(logFile, 'utf8').split('\n')
    await expect.poll(() => lines().filter((line) => line.includes('by password only'))).toHaveLength(1)
    expect(lines().find((line) => line.includes('by password only'))).toContain('no medusa-plugin-vitrine')
  } finally {
    await shop.stop()
    medusa.stop()
  }
})

test('what is not configured is not offered', async () => {
  const cases: { without: Record<string, string>; methods: string[] }[] = [
    { without: { IDENTITY_SECRET: '' }, methods: ['credentials'] },
    { without: { SMTP_URL: '' }, methods: ['credentials', 'demo'] },
    { without: { IDENTITY_PROVIDERS: '' }, methods: ['credentials', 'email'] },
  ]
  for (const { without, methods } of cases) {
    const shop = await startStorefront({ env: without })
    expect(await listMethods(shop.url)).toEqual(methods)
    await shop.stop()
  }
})

/** A browser that speaks the wire protocol with a shop of its own, and knows nothing else. */
async function openBrowser({ url }: { url: string }) {
  const browser = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
  const { csrfToken } = (await (await browser.get(paths.csrf())).json()) as { csrfToken: string }
  return {
    /** Posts a form of the sign-in and answers the status and where it leads. */
    async post(path: string, fields: Record<string, string>): Promise<{ status: number; url: string }> {
      const response = await browser.post(path, { form: { csrfToken, json: 'true', ...fields } })
      return { status: response.status(), ...((await response.json()) as { url: string }) }
    },
    async readEmail(): Promise<string | undefined> {
      const session = (await (await browser.get(paths.session())).json()) as { user?: { email: string } }
      return session.user?.email
    },
    close: () => browser.dispose(),
  }
}

test('a mailed link counts once for all processes that share a Redis', async () => {
  const redis = await startRedis()
  const shops = await Promise.all([1, 2].map(() => startStorefront({ env: { REDIS_URL: redis.url } })))
  const browsers = await Promise.all(shops.map(openBrowser))
  try {
    const { email } = makeCustomer('Kim')
    await browsers[0]?.post(paths.signIn('email'), { email })
    const token = new URL(await readMailedLink(email)).searchParams.get('token') ?? ''
    const uses = Array.from({ length: 10 }, (_, at) => browsers[at % 2]?.post(paths.signInCallback('email'), { token }))
    const refused = (await Promise.all(uses)).filter((use) => use?.url.includes('error=Verification'))
    expect(refused).toHaveLength(9)
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
    await Promise.all([...shops, redis].map((part) => part.stop()))
  }
})

test('an address is sent five links an hour, whoever asks for them', async () => {
  const shop = await startStorefront({ env: { RATE_LIMIT_SCALE: '1' } })
  const { email } = makeCustomer('Lou')
  try {
    const statuses = []
    for (let asked = 0; asked < 6; asked += 1) {
      const browser = await openBrowser(shop)
      statuses.push((await browser.post(paths.signIn('email'), { email })).status)
      await browser.close()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await expect.poll(async () => (await listMails(email)).length).toBe(5)
  } finally {
    await shop.stop()
  }
})
