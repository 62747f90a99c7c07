import { type Admin, type AdminProduct } from '../../support/admin'
import { parseHtml } from '../../support/html'
import { type HttpShopper, prepareCart, startHttpShopper, tell } from '../../support/http-shopper'
import { createDiscount } from '../cart/code-steps'
import { findVariant } from '../cart/cart-steps'
import { type Attempt, type Fields, fill, post, street, toShipping, type Write } from './attempt'
import { locale } from './pages'

interface Cart {
  items: { id: string; variant_id: string; quantity: number }[]
  discounts: { code: string }[]
  shipping_address: { address_1: string } | null
  shipping_methods: { shipping_option_id: string }[]
}

const readCart = async (shopper: HttpShopper) =>
  (await tell<{ cart: Cart }>('GET', `/store/carts/${await shopper.readCartId()}`)).cart

/** What is sent on the way to an order. */
export async function listCartWrites(
  shopUrl: string,
  admin: Admin,
  bowl: AdminProduct,
): Promise<Record<string, Write>> {
  const variantId = findVariant(bowl, 'Small').id
  const code = await createDiscount(admin, { value: 10 })
  const start = async () => {
    const shopper = await startHttpShopper(shopUrl, locale)
    await shopper.add(variantId)
    await shopper.prepare()
    return shopper
  }
  const [adding, changing, removing, coding, addressing, sending] = await Promise.all(Array.from({ length: 6 }, start))
  const requireOne = (shopper?: HttpShopper): HttpShopper => shopper ?? fail()
  const count = async (shopper: HttpShopper) => (await readCart(shopper)).items[0]?.quantity ?? 0

  async function beginOfLine(shopper: HttpShopper, ...[intent, more, countDone]: LineForm): Promise<Attempt> {
    const line = (await readCart(shopper)).items[0]
    const form = { intent, lineId: line?.id ?? '', ...more(line?.quantity ?? 0) }
    return {
      typed: [],
      send: (headers) => post(shopper, 'cart', form, headers),
      countDone: async () => countDone(await count(shopper), line?.quantity ?? 0),
    }
  }
  return {
    'a piece that is put into the bag': {
      adds: true,
      async begin() {
        const shopper = requireOne(adding)
        const before = await count(shopper)
        const form = { intent: 'add', variantId, quantity: '1' }
        return {
          typed: [],
          send: (headers) => post(shopper, 'cart', form, headers),
          countDone: async () => (await count(shopper)) - before,
        }
      },
    },
    'another quantity': {
      begin: () =>
        beginOfLine(
          requireOne(changing),
          'update',
          (before) => ({ quantity: String(before + 1) }),
          (now, before) => now - before,
        ),
    },
    'a line that is taken out': {
      async begin() {
        const shopper = requireOne(removing)
        if ((await count(shopper)) === 0) await shopper.add(variantId)
        return beginOfLine(
          shopper,
          'remove',
          () => ({}),
          (now) => (now === 0 ? 1 : 0),
        )
      },
    },
    'a code': {
      async begin() {
        const shopper = requireOne(coding)
        await tell('POST', `/store/carts/${await shopper.readCartId()}`, { discounts: [] })
        return {
          typed: [code],
          send: (headers) => post(shopper, 'cart', { intent: 'apply-code', code }, headers),
          countDone: async () => (await readCart(shopper)).discounts.length,
        }
      },
    },
    'an address': {
      async begin() {
        const shopper = requireOne(addressing)
        const address1 = street()
        const typed = { email: shopper.email, ...toShipping(address1), billingIs: 'same' }
        const form = await fill(shopper, 'checkout/address', 'shipping.address1', typed)
        return {
          typed: [address1, shopper.email],
          send: (headers) => post(shopper, 'checkout/address', form, headers),
          countDone: async () => ((await readCart(shopper)).shipping_address?.address_1 === address1 ? 1 : 0),
        }
      },
    },
    'a way of delivery': {
      async begin() {
        const shopper = requireOne(sending)
        const [method] = (await readCart(shopper)).shipping_methods
        const page = parseHtml(await (await shopper.browser.get('checkout/delivery')).text())
        const options = [...page.querySelectorAll<HTMLInputElement>('[name="option.0"]')].map(({ value }) => value)
        const option = options.find((id) => id !== method?.shipping_option_id) ?? ''
        return {
          typed: [],
          send: (headers) => post(shopper, 'checkout/delivery', { 'option.0': option, provider: 'manual' }, headers),
          countDone: async () =>
            (await readCart(shopper)).shipping_methods.filter((one) => one.shipping_option_id === option).length,
        }
      },
    },
    'an order': {
      isFresh: true,
      async begin() {
        const shopper = await startHttpShopper(shopUrl, locale)
        await shopper.add(variantId)
        await prepareCart(await shopper.readCartId(), shopper.email)
        const form = await shopper.readPlaceForm()
        return {
          typed: [],
          send: (headers) => post(shopper, 'checkout/review', form, headers),
          countDone: async () => (await admin.listOrders(shopper.email)).length,
        }
      },
    },
  }
}

type LineForm = [intent: string, more: (before: number) => Fields, countDone: (now: number, before: number) => number]

function fail(): never {
  throw new Error('there is no such shopper')
}
