import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { readField } from './html'
import { readWorld, storefrontHeaders } from './world'

const address = {
  first_name: 'Ada',
  last_name: 'Huber',
  address_1: 'Invalidenstraße 2',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'de',
}

export type Address = Record<keyof typeof address, string>

export type HttpShopper = Awaited<ReturnType<typeof startHttpShopper>>

/**
 * A guest, in Germany unless `locale` says otherwise, who sends the shop's forms as a browser without script does, but
 * waits for no page. The steps between bag and review are taken in the backend, unless a test is about these.
 * @param shopUrl another shop than the one under test
 * @param customerEmail of who is going to sign in; a guest has an address of their own
 */
export async function startHttpShopper(shopUrl = readWorld('SHOP_URL'), locale = 'en-de', customerEmail?: string) {
  const email = customerEmail ?? `ada.${crypto.randomUUID().slice(0, 8)}@example.org`
  const browser = await request.newContext({
    baseURL: `${shopUrl}/${locale}/`,
    extraHTTPHeaders: { 'Sec-Fetch-Site': 'same-origin' },
    timeout: 60_000,
  })
  return {
    email,
    browser,

    async add(variantId: string, quantity = 1): Promise<void> {
      const form = { intent: 'add', variantId, quantity: String(quantity) }
      const answer = await browser.post('cart', { form, maxRedirects: 0 })
      if (answer.status() !== 303) throw new Error(`the bag answered ${answer.status()}: ${await answer.text()}`)
    },

    /** The id of the cart that the shop keeps. */
    readCartId: () => readCartId(browser),

    /** Types the code of a discount or a gift card. */
    async applyCode(code: string): Promise<void> {
      const answer = await browser.post('cart', { form: { intent: 'apply-code', code }, maxRedirects: 0 })
      if (answer.status() !== 303) throw new Error(`${code} was answered ${answer.status()}: ${await answer.text()}`)
    },

    /** Says where to, how, by what means and as whom, so that the review comes next. */
    async prepare(orderedAs = customerEmail ? undefined : email): Promise<void> {
      await prepareCart(await readCartId(browser), orderedAs)
    },

    /** What the review's form would send. @throws Error where the review cannot be ordered */
    async readPlaceForm(): Promise<Record<string, string>> {
      const page = await browser.get('checkout/review')
      const html = await page.text()
      const read = (name: string) => {
        const value = readField(html, name)
        if (value === undefined) throw new Error(`${page.url()} has no form to order`)
        return value
      }
      return { cartId: read('cartId'), mark: read('mark'), total: read('total') }
    },

    /** Presses the button; redirects are not followed. */
    place(form: Record<string, string>): Promise<APIResponse> {
      return browser.post('checkout/review', { form, maxRedirects: 0 })
    },
  }
}

/**
 * Gives a filled cart address, shipping and payment in the backend. A customer's cart has its e-mail address already.
 * @param to where it goes, in Germany unless said otherwise
 */
export async function prepareCart(cartId: string, email?: string, to: Address = address): Promise<void> {
  const cart = `/store/carts/${cartId}`
  await tell('POST', cart, { email, shipping_address: to, billing_address: to })
  await chooseShipping(cartId)
  await tell('POST', `${cart}/payment-sessions`)
  await tell('POST', `${cart}/payment-session`, { provider_id: 'manual' })
}

/** Has a cart delivered in the cheapest way: Medusa lists the ways in no order. */
export async function chooseShipping(cartId: string): Promise<void> {
  type Options = { shipping_options: { id: string; amount: number }[] }
  const { shipping_options: options } = await tell<Options>('GET', `/store/shipping-options/${cartId}`)
  const [cheapest] = options.toSorted((one, other) => one.amount - other.amount)
  await tell('POST', `/store/carts/${cartId}/shipping-methods`, { option_id: cheapest?.id })
}

/** One call of the store API in the shop's name. @throws Error with Medusa's answer where it refuses */
export async function tell<T = unknown>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  attemptsLeft = 3,
): Promise<T> {
  const response = await fetch(new URL(path, readWorld('MEDUSA_URL')), {
    method,
    headers: { 'Content-Type': 'application/json', ...storefrontHeaders() },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) {
    const answer = await response.text()
    // transactions of other tests crossed this one
    if (answer.includes('You may retry') && attemptsLeft > 1) return tell(method, path, body, attemptsLeft - 1)
    throw new Error(`${method} ${path}: ${response.status} ${answer}`)
  }
  return (await response.json()) as T
}

async function readCartId(browser: APIRequestContext): Promise<string> {
  const cookie = (await browser.storageState()).cookies.find(({ name }) => name.includes('cart_'))
  const [value = ''] = decodeURIComponent(cookie?.value ?? '').split('.')
  return (JSON.parse(Buffer.from(value, 'base64').toString()) as { id: string }).id
}
