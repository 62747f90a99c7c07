import { type Admin } from '../../support/admin'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { ask } from '../../support/ask'
import { type Fault, type FaultProxy, startFaultProxy } from '../../support/fault-proxy'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect } from '../../support/test'
import { waitForBackend } from '../../support/wait-for-backend'
import { readWorld } from '../../support/world'
import { type Customer, registerCustomer } from '../auth/sign-in-steps'
import { findVariant, makeMug } from '../cart/cart-steps'
import { orderIdOf } from '../checkout/checkout-steps'
import { readCookieHeader, signInByHttp } from '../orders/order-steps'
import { type Known, locale } from './pages'

// with it the shop finds out whether its backend is there: what fails here is one call and not the backend
const ping = '/store/regions?limit=1&fields=id&expand='

type IsMet = (method: string, path: string) => boolean

export interface FaultyWorld {
  shop: Storefront
  backend: FaultProxy
  /** From now on each call but the shop's own pings meets this, or those that `isMet` picks. */
  spoil(fault: Fault, isMet?: IsMet): void
  /** So do from now on those of one request to the shop that comes with these headers, and no others. */
  meet(fault: Fault, isMet?: IsMet): { 'X-Request-Id': string }
  stop(): Promise<void>
}

/** A shop on a backend that fails on command; it waits three seconds for it, and asks nothing twice. */
export async function startFaultyWorld(env: Record<string, string> = {}): Promise<FaultyWorld> {
  const backend = await startFaultProxy(readWorld('MEDUSA_URL'))
  const settings = { MEDUSA_URL: backend.url, MEDUSA_MAX_RETRIES: '0', MEDUSA_WAIT_MS: '3000', TRUST_PROXY: 'loopback' }
  const shop = await startStorefront({ env: { ...settings, ...env } })
  const met = new Map<string, { fault: Fault; isMet: IsMet }>()
  return {
    shop,
    backend,
    spoil(fault, isMet = () => true) {
      backend.spoil((method, path) => (!path.startsWith(ping) && isMet(method, path) ? fault : null))
    },
    meet(fault, isMet = () => true) {
      const id = crypto.randomUUID()
      met.set(id, { fault, isMet })
      backend.spoil((method, path, headers) => {
        const one = met.get(String(headers['x-request-id']))
        return one?.isMet(method, path) ? one.fault : null
      })
      return { 'X-Request-Id': id }
    },
    async stop() {
      await shop.stop()
      await backend.stop()
    },
  }
}

/** The backend is well again, and the shop has seen that. */
export async function makeWell({ shop, backend }: FaultyWorld): Promise<void> {
  await backend.restore()
  await waitForBackend(shop.url)
}

/** Has the shop read its whole catalogue anew, as after a change of everything. */
export async function purge({ shop }: FaultyWorld): Promise<void> {
  expect((await deliver(signDelivery([{ kind: 'everything' }]), shop.url)).status).toBe(204)
}

export interface Household {
  customer: Customer
  shopper: HttpShopper
  /** What the browser sends along. */
  cookie: string
  known: Known
}

/** A customer with a bag that may be ordered, and an order. */
export async function settle({ shop }: FaultyWorld, admin: Admin): Promise<Household> {
  const customer = await registerCustomer('Ida')
  const shopper = await startHttpShopper(shop.url, locale, customer.email)
  await signInByHttp(shopper.browser, customer)
  const [seen, unseen] = [await makeMug(admin, 'Opened mug'), await makeMug(admin, 'Unopened mug')]
  const variantId = findVariant(seen, 'Small').id
  await shopper.add(variantId)
  await shopper.prepare()
  const placed = await shopper.place(await shopper.readPlaceForm())
  const orderId = orderIdOf(placed.headers().location ?? '')
  await shopper.add(variantId, 2)
  await shopper.prepare()
  const home = await shopper.browser.get(`/${locale}/products/${seen.handle}`)
  expect(home.status()).toBe(200)
  const list = await ask(`/${locale}/categories/all`, { at: shop.url })
  const picture = /\/images\/320\/[^"\s,]+/.exec(list.body)?.[0] ?? ''
  return {
    customer,
    shopper,
    cookie: await readCookieHeader(shopper.browser),
    known: { orderId, seen, unseen, picture },
  }
}
