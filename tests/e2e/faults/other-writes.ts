import { paths } from '../../../app/paths'
import { type Admin, type AdminProduct } from '../../support/admin'
import { listReturns, shipOrder } from '../../support/after-sales-admin'
import { startHttpShopper } from '../../support/http-shopper'
import { addAddress, fetchToken, makeCustomer, readAddresses, registerCustomer } from '../auth/sign-in-steps'
import { findVariant } from '../cart/cart-steps'
import { orderIdOf } from '../checkout/checkout-steps'
import { signInByHttp } from '../orders/order-steps'
import { fill, post, street, toShipping, type Write } from './attempt'
import { locale } from './pages'

const known = { first_name: 'Ada', last_name: 'Huber', postal_code: '10115', city: 'Berlin', country_code: 'de' }

/** What is sent beside that. */
export async function listOtherWrites(
  shopUrl: string,
  admin: Admin,
  bowl: AdminProduct,
): Promise<Record<string, Write>> {
  // an account has fifty sessions at most, and whoever signs in begins one
  const [customer, often] = await Promise.all([registerCustomer('Mia'), registerCustomer('Nele')])
  await addAddress(customer, { ...known, address_1: 'Hausweg 1' })
  const token = await fetchToken(customer)
  const [owner, buyer] = [await startHttpShopper(shopUrl, locale), await startHttpShopper(shopUrl, locale)]
  await signInByHttp(owner.browser, customer)
  await buyer.add(findVariant(bowl, 'Small').id, 90)
  await buyer.prepare()
  const orderId = orderIdOf((await buyer.place(await buyer.readPlaceForm())).headers().location ?? '')
  await shipOrder(admin, orderId)
  const { display_id: number, items } = (await admin.readOrder(orderId)) as unknown as Ordered

  return {
    'a sign-in': {
      isFresh: true,
      async begin() {
        const guest = await startHttpShopper(shopUrl, locale)
        const { email, password } = often
        const path = paths.signIn('credentials', `/${locale}`)
        const form = await fill(guest, path, 'password', { email, password })
        return {
          typed: [email],
          send: (headers) => post(guest, paths.signInCallback('credentials'), form, headers),
          async countDone() {
            const session = (await (await guest.browser.get(paths.session())).json()) as { user?: object }
            return session.user ? 1 : 0
          },
        }
      },
    },
    'a registration': {
      isFresh: true,
      async begin() {
        const guest = await startHttpShopper(shopUrl, locale)
        const { firstName, lastName, email, password } = makeCustomer('Nora')
        const path = paths.register(`/${locale}`)
        const form = await fill(guest, path, 'firstName', { firstName, lastName, email, password })
        return {
          typed: [firstName, email],
          send: (headers) => post(guest, path, form, headers),
          countDone: () =>
            fetchToken({ email, password }).then(
              () => 1,
              () => 0,
            ),
        }
      },
    },
    'an address of an account': {
      async begin() {
        const address1 = street()
        const path = paths.newAddress(locale)
        const form = await fill(owner, path, 'shipping.address1', toShipping(address1))
        return {
          typed: [address1],
          send: (headers) => post(owner, path, form, headers),
          countDone: async () =>
            (await readAddresses(customer, token)).filter(({ address_1: one }) => one === address1).length,
        }
      },
    },
    'a return': {
      async begin() {
        const before = (await listReturns(admin, orderId)).length
        const path = paths.returnOrder(locale, orderId)
        const said = { [`quantity.${items[0]?.id}`]: '1', way: 'own' }
        const review = `${path}?${new URLSearchParams({ ...said, review: '' })}`
        const form = await fill(buyer, review, 'seen', said)
        return {
          typed: [],
          send: (headers) => post(buyer, path, form, headers),
          countDone: async () => (await listReturns(admin, orderId)).length - before,
        }
      },
    },
    'a look-up': {
      isFresh: true,
      async begin() {
        const guest = await startHttpShopper(shopUrl, locale)
        const form = { number: String(number), email: buyer.email, postalCode: '10115' }
        return {
          typed: [buyer.email],
          send: (headers) => post(guest, paths.orderLookUp(locale), form, headers),
          countDone: async () => ((await guest.browser.get(paths.order(locale, orderId))).status() === 200 ? 1 : 0),
        }
      },
    },
  }
}

interface Ordered {
  display_id: number
  items: { id: string }[]
}
