import { type APIRequestContext, expect, request } from '@playwright/test'
import { type Admin } from '../../support/admin'
import { readField } from '../../support/html'
import { startHttpShopper, tell } from '../../support/http-shopper'
import { type ShopPage } from '../../support/shop'
import { openPlain } from '../../support/shopper/http-context'
import { type HttpPage } from '../../support/shopper/http-page'
import { readWorld } from '../../support/world'
import { makeBowl } from '../checkout/checkout-steps'

export const staff = () => ({ email: readWorld('ADMIN_EMAIL'), password: readWorld('ADMIN_PASSWORD') })

export type Desk = Awaited<ReturnType<typeof startDesk>>

/** A browser of the staff, as far as HTTP goes. */
export async function startDesk(shopUrl = readWorld('SHOP_URL'), headers: Record<string, string> = {}) {
  const browser = await request.newContext({
    baseURL: shopUrl,
    extraHTTPHeaders: { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': 'en', ...headers },
    timeout: 60_000,
  })
  /** Opens a page and sends its form. */
  async function send(path: string, fields: Record<string, string> = {}) {
    const html = await (await browser.get(path)).text()
    return browser.post(path, { form: { ...readHidden(html), ...fields }, maxRedirects: 0 })
  }
  return {
    browser,
    send,
    signIn: (fields: Record<string, string> = staff()) => send('/merchant/sign-in', fields),
    /** The address of the one open task about an order. */
    findTask: (number: number) => findTask(browser, number),
  }
}

export function readHidden(html: string): Record<string, string> {
  const names = ['csrfToken', 'seen']
  return Object.fromEntries(names.flatMap((name) => [[name, readField(html, name) ?? '']]))
}

async function findTask(browser: APIRequestContext, number: number, page = 1): Promise<string> {
  const html = await (await browser.get(`/merchant?page=${page}`)).text()
  const found = html.split('data-task="').find((part) => new RegExp(`Order ${number}\\b`).test(part))
  if (found) return `/merchant/tasks/${found.split('"', 1)[0]}`
  if (html.includes(`?page=${page + 1}"`)) return findTask(browser, number, page + 1)
  throw new Error(`nothing about order ${number} waits: ${html.slice(0, 300)}`)
}

/** Orders `pieces` of a bowl, or of another variant, as a guest. */
export async function orderBowls(admin: Admin, pieces = 1, variantId?: string) {
  const shopper = await startHttpShopper()
  await shopper.add(variantId ?? (await makeBowl(admin, 'Bowl for the desk')).variants[0]?.id ?? '', pieces)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const id = /\/orders\/([^/]+)\//.exec(answer.headers().location ?? '')?.[1] ?? ''
  const { display_id: number } = await admin.readOrder(id)
  return { id, number, shopper }
}

interface OrderEdit {
  order_edit: { id: string; difference_due: number; items: { id: string }[] }
}

/** An order that was paid and then changed to cost less, so that a refund waits. @returns the sum too, in minor units */
export async function orderTooMuch(admin: Admin) {
  const order = await orderBowls(admin, 3)
  await admin.call('POST', `/admin/orders/${order.id}/capture`)
  const { order_edit: edit } = await admin.call<OrderEdit>('POST', '/admin/order-edits', { order_id: order.id })
  const path = `/admin/order-edits/${edit.id}`
  const { order_edit: draft } = await admin.call<OrderEdit>('GET', `${path}?expand=items`)
  await admin.call('POST', `${path}/items/${draft.items[0]?.id}`, { quantity: 2 })
  await admin.call('POST', `${path}/request`)
  const { order_edit: asked } = await tell<OrderEdit>('GET', `/store/order-edits/${edit.id}`)
  await tell('POST', `/store/order-edits/${edit.id}/complete`)
  return { ...order, amount: -asked.difference_due }
}

/**
 * Goes over plain HTTP to each kind of the merchant's forms.
 * @param see is shown each page while it is the one that the server would show again
 * @returns the paths that the forms are sent to
 */
export async function walkDesk(page: ShopPage, admin: Admin, see: (plain: HttpPage) => Promise<void>) {
  const { number } = await orderTooMuch(admin)
  const desk = await startDesk()
  await desk.signIn()
  let task = ''
  await expect(async () => void (task = await desk.findTask(number))).toPass({ timeout: 20_000 })
  const plain = (await openPlain(page)) as HttpPage
  const seen = new Set<string>()
  async function look(path: string): Promise<void> {
    await plain.goto(path)
    for (const form of plain.document.forms) seen.add(new URL(form.action).pathname)
    await see(plain)
  }
  await look('/merchant/sign-in')
  await plain.locator('[name=email]').fill(staff().email)
  await plain.locator('[name=password]').fill(staff().password)
  await plain.locator('[name=password]').press('Enter')
  for (const path of ['/merchant', task, `${task}/refund`]) await look(path)
  return seen
}
