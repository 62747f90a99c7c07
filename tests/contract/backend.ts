import { z } from 'zod'
import { createCatalogueCache } from '~/commerce/cache.server'
import { CommerceError } from '~/commerce/errors'
import { createCommerce } from '~/commerce/medusa-v1/commerce.server'
import { readRefusal } from '~/commerce/medusa-v1/medusa-refusal'
import { type Cart, type Region } from '~/commerce/medusa-v1/types'
import { regions as seededRegions } from '../../backend/seed/regions.mjs'
import { createLogSpy } from '../support/fault-server'

// other tests, beside these, open regions of their own
const seededNames = new Set(seededRegions.map(({ name }) => name))

const settings = z
  .object({ MEDUSA_URL: z.url(), STOREFRONT_SECRET: z.string(), ADMIN_EMAIL: z.string(), ADMIN_PASSWORD: z.string() })
  .parse(process.env)

/** A way to Medusa as one incoming request has it. */
export function connect(options: { maxRetries?: number } = {}) {
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  // A loaded two-core machine may be slow; what the deadline does is tested elsewhere.
  const { MEDUSA_URL: baseUrl, STOREFRONT_SECRET: storefrontSecret } = settings
  const patient = { baseUrl, storefrontSecret, maxRetries: 0, readDeadlineMs: 15_000 }
  return createCommerce({ ...patient, ...options }, { requestId: 'contract', log: createLogSpy(), cache })
}

export const guest = connect().as({})

/** Asks the store API without our client, as the shop; the status and the body as they come. */
export async function askPlainly(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(settings.MEDUSA_URL + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-vitrine-storefront': settings.STOREFRONT_SECRET, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

let adminToken: Promise<string> | undefined

async function signInAdmin(): Promise<string> {
  const credentials = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
  const { body } = await askPlainly('POST', '/admin/auth/token', credentials)
  return z.object({ access_token: z.string() }).parse(body).access_token
}

/** One call of the admin API; throws with the answer when it is refused. */
export async function admin<T>(method: string, path: string, answer: z.ZodType<T>, body?: unknown): Promise<T> {
  adminToken ??= signInAdmin()
  const result = await askPlainly(method, `/admin${path}`, body, { authorization: `Bearer ${await adminToken}` })
  if (result.status !== 200) throw new Error(`${method} /admin${path}: ${result.status} ${JSON.stringify(result.body)}`)
  return answer.parse(result.body)
}

const made: string[] = []
const productAnswer = z.object({
  product: z.object({ id: z.string(), handle: z.string(), variants: z.array(z.object({ id: z.string() })) }),
})

export interface TestProduct {
  id: string
  handle: string
  variantId: string
}

/** A published product with one variant, in cents, yen; `amounts` by currency. `removeProducts` takes it away again. */
export async function makeProduct(
  options: { stock?: number; amounts?: Record<string, number>; status?: 'published' | 'draft' } = {},
): Promise<TestProduct> {
  const { stock = 1000, amounts = { eur: 1250, usd: 1300, jpy: 1200 }, status = 'published' } = options
  const channels = z.object({ sales_channels: z.array(z.object({ id: z.string() })) })
  const { sales_channels } = await admin('GET', '/sales-channels?limit=1&order=created_at', channels)
  const prices = Object.entries(amounts).map(([currency_code, amount]) => ({ currency_code, amount }))
  const { product } = await admin('POST', '/products', productAnswer, {
    title: 'Contract mug',
    handle: `contract-${crypto.randomUUID()}`,
    status,
    sales_channels,
    options: [{ title: 'Size' }],
    variants: [{ title: 'S', inventory_quantity: stock, manage_inventory: true, prices, options: [{ value: 'S' }] }],
  })
  made.push(product.id)
  const [variant] = product.variants
  if (!variant) throw new Error('the product has no variant')
  return { id: product.id, handle: product.handle, variantId: variant.id }
}

export async function removeProduct({ id }: { id: string }): Promise<void> {
  await admin('DELETE', `/products/${id}`, z.unknown())
}

export async function removeProducts(): Promise<void> {
  for (const id of made.splice(0)) await removeProduct({ id })
}

/** Changes the one variant of a test product. */
export async function changeVariant({ id, variantId }: TestProduct, change: object): Promise<void> {
  await admin('POST', `/products/${id}/variants/${variantId}`, z.unknown(), change)
}

export async function requireRegion(currency: string): Promise<Region> {
  const { regions } = await guest.read((medusa) => medusa.regions.list())
  const region = regions.find(({ currency_code, name }) => currency_code === currency && seededNames.has(name))
  if (!region) throw new Error(`the seed has no region with ${currency}`)
  return region
}

export const address = {
  first_name: 'Jane',
  last_name: 'Doe',
  address_1: 'Weg 1',
  city: 'Berlin',
  postal_code: '10115',
  country_code: 'de',
}

/** A cart in Europe with one of each variant. */
export async function makeCart(...variantIds: string[]): Promise<string> {
  const region = await requireRegion('eur')
  const { cart } = await guest.write((medusa) => medusa.carts.create({ region_id: region.id, country_code: 'de' }))
  for (const variantId of variantIds) await addLine(cart.id, variantId)
  return cart.id
}

export function addLine(cartId: string, variantId: string, quantity: number = 1): Promise<{ cart: Cart }> {
  return guest.write((medusa) => medusa.carts.lineItems.create(cartId, { variant_id: variantId, quantity }))
}

export async function readCart(cartId: string): Promise<Cart> {
  return (await guest.read((medusa) => medusa.carts.retrieve(cartId))).cart
}

export async function chooseShipping(cartId: string): Promise<Cart> {
  const { shipping_options } = await guest.read((medusa) => medusa.shippingOptions.listCartOptions(cartId))
  const [option] = shipping_options
  if (!option?.id) throw new Error('no shipping option for this cart')
  const optionId = option.id
  return (await guest.put((medusa) => medusa.carts.addShippingMethod(cartId, { option_id: optionId }))).cart
}

/** A cart that only waits for being completed. */
export async function makeReadyCart(...variantIds: string[]): Promise<string> {
  const id = await makeCart(...variantIds)
  const details = { email: 'jane@example.com', shipping_address: address, billing_address: address }
  await guest.put((medusa) => medusa.carts.update(id, details))
  await chooseShipping(id)
  await choosePayment(id, 'manual')
  return id
}

/** Makes the payment sessions of a cart and selects that of one provider. */
export async function choosePayment(cartId: string, providerId: string): Promise<Cart> {
  await guest.put((medusa) => medusa.carts.createPaymentSessions(cartId))
  return (await guest.put((medusa) => medusa.carts.setPaymentSession(cartId, { provider_id: providerId }))).cart
}

export function complete(cartId: string) {
  return guest.complete((medusa) => medusa.carts.complete(cartId))
}

/** The line of a variant, where the cart must have it. */
export function requireLine(cart: Cart, variantId: string): Cart['items'][number] {
  const line = cart.items.find(({ variant_id }) => variant_id === variantId)
  if (!line) throw new Error('the cart has no such line')
  return line
}

/** Quantities by line, in the order in which lines were added. */
export function toQuantities(cart: Cart): number[] {
  return [...cart.items].sort((a, b) => a.created_at.localeCompare(b.created_at)).map(({ quantity }) => quantity)
}

/** The error of work that must fail, in the words the storefront decides by. */
export async function toFailure(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CommerceError)) throw new Error('expected a CommerceError', { cause: error })
  const { type, code } = readRefusal(error)
  return { kind: error.kind, status: error.status, type, code }
}
