import { isMerchantPath, paths } from '../../../../app/paths'
import { type Admin } from '../../../support/admin'
import { listReturns, shipOrder } from '../../../support/after-sales-admin'
import { type Jar, send, takeCookies } from '../../../support/cookie-jar'
import { type Form, type OpenPage, startBrowser } from '../../../support/http-browser'
import { type HttpShopper, startHttpShopper } from '../../../support/http-shopper'
import { proposeQuantity } from '../../../support/order-edit-admin'
import { type Known, listAddresses, procedures } from '../../../support/route-addresses'
import { readWorld } from '../../../support/world'
import { expect } from '../../../support/test'
import { makeSizes } from '../../after-sales/exchange-steps'
import { addAddress, type Customer, readAddresses, registerCustomer } from '../../auth/sign-in-steps'
import { findVariant } from '../../cart/cart-steps'
import { orderIdOf } from '../../checkout/checkout-steps'
import { orderTooMuch, startDesk } from '../../merchant/merchant-steps'
import { startHttpCustomer } from '../../orders/order-steps'

export const locale = 'en-de'

export interface Person {
  name: 'nobody' | 'guest' | 'customer' | 'staff'
  jar: Jar
}

/** A form that a page of the shop has, with what it would send as it stands. */
export interface FoundForm extends Form {
  /** What it is: its address, the names of its fields and the button. */
  name: string
  /** It ends the session of whoever sends it. */
  endsSession: boolean
}

/** All that the shop can be asked, as its route table and its own pages tell it. */
export interface Surface {
  persons: Person[]
  /** For the parameters of addresses. */
  known: Known
  forms: FoundForm[]
  /** Names in queries and forms, each with a few values that pages have for it. */
  fields: Map<string, string[]>
  /** Names of what each procedure says that it misses. */
  inputs: Map<string, string[]>
}

const place = { address_1: 'Invalidenstraße 2', postal_code: '10115', city: 'Berlin', country_code: 'de' }

async function toJar({ browser }: Pick<HttpShopper, 'browser'>): Promise<Jar> {
  const jar: Jar = new Map((await browser.storageState()).cookies.map(({ name, value }) => [name, value]))
  takeCookies(jar, (await send(jar, { path: paths.csrf() })).headers['set-cookie'])
  return jar
}

async function order(shopper: HttpShopper, variantId: string, pieces: number): Promise<string> {
  await shopper.add(variantId, pieces)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  return orderIdOf(answer.headers().location ?? '')
}

/** Sends part of a shipped order back, and begins to exchange another. @returns the cart of the exchange */
async function sendBack(jar: Jar, admin: Admin, orderId: string, insteadId: string): Promise<string> {
  const browser = startBrowser({}, jar)
  const { items } = (await admin.readOrder(orderId)) as unknown as { items: { id: string }[] }
  const item = items[0]?.id ?? ''
  const [giveBack, exchange] = [paths.returnOrder(locale, orderId), paths.exchangeOrder(locale, orderId)]
  await browser.submit(await browser.open(`${giveBack}?quantity.${item}=1&way=own&review`), giveBack, {})
  const chosen = `instead.${item}=${insteadId}&quantity.${item}=1&way=own&review`
  const next = await browser.submit(await browser.open(`${exchange}?${chosen}`), exchange, {})
  return /\/exchanges\/([^/?]+)/.exec(next.path)?.[1] ?? ''
}

/** Opens what the route table has, and takes down what its pages could send. */
function startLooking(surface: Pick<Surface, 'forms' | 'fields'>) {
  const known = new Set<string>()
  function keep(name: string, value: string): void {
    const values = surface.fields.get(name) ?? []
    if (values.length < 4 && !values.includes(value)) values.push(value)
    surface.fields.set(name, values)
  }
  return function look(page: OpenPage): void {
    expect(page.status, page.path).toBeLessThan(500)
    if (known.has(page.path) || !page.body.startsWith('<!DOCTYPE')) return
    known.add(page.path)
    for (const form of page.forms) {
      for (const [name, value] of form.fields) keep(name, value)
      const shape = form.fields.map(([name, value]) => (name === 'intent' ? `${name}=${value}` : name))
      // ids are others each time
      const name = `${form.path.replaceAll(/[\w.%-]{20,}/g, ':id')} ${shape.join()}`
      if (surface.forms.some((one) => one.name === name)) continue
      const isSignOut = [paths.signOut(), paths.merchantSignOut()].some((path) => form.path.startsWith(path))
      const endsSession = isSignOut || shape.some((one) => one.startsWith('intent=end-'))
      surface.forms.push({ ...form, name, endsSession })
    }
    for (const field of page.document.querySelectorAll<HTMLInputElement>(
      'form[method=get] [name], form:not([method]) [name]',
    ))
      keep(field.name, field.value)
    for (const link of page.document.querySelectorAll('a[href*="?"]')) {
      const { searchParams } = new URL(link.getAttribute('href') ?? '', `http://shop${page.path}`)
      for (const [name, value] of searchParams) keep(name, value)
    }
  }
}

/** What a procedure says is missing, until it misses nothing more. */
async function listInputs(name: string): Promise<string[]> {
  const { body } = await send(new Map(), { path: `/api/trpc/${name}?input=%7B%7D` })
  const { error } = JSON.parse(body) as { error?: { data?: { issues?: { path: string }[] } } }
  return (error?.data?.issues ?? []).map(({ path }) => path.split('.', 1)[0] ?? '')
}

async function makeGuest(admin: Admin, variantId: string) {
  const shopper = await startHttpShopper()
  const orderId = await order(shopper, variantId, 2)
  const editId = await proposeQuantity(admin, orderId, 3)
  await shopper.add(variantId)
  await shopper.prepare()
  return { jar: await toJar(shopper), orderId, editId, cartId: await shopper.readCartId() }
}

async function makeCustomer(admin: Admin, customer: Customer, variantId: string, insteadId: string) {
  await addAddress(customer, place)
  const shopper = await startHttpCustomer(customer)
  const orderId = await order(shopper, variantId, 4)
  await shipOrder(admin, orderId)
  const jar = await toJar(shopper)
  const cartId = await sendBack(jar, admin, orderId, insteadId)
  await shopper.add(variantId)
  const [address] = await readAddresses(customer)
  const [back] = await listReturns(admin, orderId)
  return { jar, orderId, cartId, addressId: address?.id ?? '', returnId: back?.id ?? '' }
}

/** Somebody of the staff, with an order of which too much was paid. */
async function makeStaff(admin: Admin) {
  const { number } = await orderTooMuch(admin)
  const desk = await startDesk()
  await desk.signIn()
  let task = ''
  await expect(async () => void (task = await desk.findTask(number))).toPass({ timeout: 20_000 })
  return { jar: await toJar(desk), taskId: task.slice(paths.merchantTask('').length) }
}

/** A guest and a customer with a bag and an order each, one of the staff, and all forms that they and a visitor come by. */
export async function findSurface(admin: Admin): Promise<Surface> {
  const sizes = await makeSizes(admin, 'Bowl that everybody pokes at')
  const [medium, tall] = [findVariant(sizes, 'Medium').id, findVariant(sizes, 'Tall').id]
  const guest = await makeGuest(admin, medium)
  const customer = await makeCustomer(admin, await registerCustomer('Fuzz'), medium, tall)
  const staff = await makeStaff(admin)
  const [provider] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as { id: string }[]
  const known: Record<string, string[]> = {
    locale: [locale],
    orderId: [guest.orderId, customer.orderId],
    cartId: [guest.cartId, customer.cartId],
    editId: [guest.editId],
    returnId: [customer.returnId],
    addressId: [customer.addressId],
    taskId: [staff.taskId],
    code: ['WELCOME10'],
    provider: ['credentials', 'email', 'passkey', provider?.id ?? ''],
    token: [],
  }
  const surface: Surface = {
    persons: [
      { name: 'nobody', jar: new Map() },
      { name: 'guest', jar: guest.jar },
      { name: 'customer', jar: customer.jar },
      { name: 'staff', jar: staff.jar },
    ],
    known,
    forms: [],
    fields: new Map([['variantId', [medium, tall]]]),
    inputs: new Map(),
  }
  for (const name of procedures) surface.inputs.set(name, await listInputs(name))
  const see = startLooking(surface)
  const asGuest = startBrowser({ see }, new Map(guest.jar))
  const asCustomer = startBrowser({ see }, new Map(customer.jar))
  const asStaff = startBrowser({ see }, new Map(staff.jar))
  const bag = await asGuest.open(paths.cart(locale))
  known.token = [...bag.body.matchAll(/\/cart\/shared\/([\w.%-]+)/g)].map(([, token]) => token ?? '').slice(0, 1)
  for (const path of listAddresses(known)) {
    if (isMerchantPath(path)) await asStaff.open(path)
    const page = await asGuest.open(path)
    // what is not the guest's may be the customer's
    if (page.status >= 400 || page.path !== path) await asCustomer.open(path)
  }
  return surface
}
