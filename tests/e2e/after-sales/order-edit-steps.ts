import { type APIRequestContext } from '@playwright/test'
import { paths } from '../../../app/paths'
import { readField } from '../../support/html'
import { type HttpShopper, tell } from '../../support/http-shopper'
import { expect } from '../../support/shop'

export interface EditPlace {
  locale: string
  orderId: string
  editId: string
}

/** The path of the page of an edit. */
export function toEditPath({ locale, orderId, editId }: EditPlace): string {
  return paths.orderEdit(locale, orderId, editId)
}

/** What the form that accepts an edit sends, as its page stands now. */
export async function readAcceptForm(browser: APIRequestContext, path: string, provider: string) {
  const html = await (await browser.get(path)).text()
  return { intent: 'accept', provider, mark: readField(html, 'mark') ?? '', parts: readField(html, 'parts') ?? '' }
}

/** Accepts an edit, to be paid on the provider's page. @returns the address of that page */
export async function openDifference({ browser }: HttpShopper, path: string): Promise<string> {
  const form = await readAcceptForm(browser, path, 'vitrine-redirect')
  const answer = await browser.post(path, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

/** What becomes of a payment on the provider's page. @returns where that leads back to */
export async function pickOutcome(page: string, outcome: 'pay' | 'decline' | 'cancel' | 'close'): Promise<string> {
  const body = new URLSearchParams({ outcome })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** The text of the provider's page. */
export async function readPaymentPage(page: string): Promise<string> {
  return (await fetch(page)).text()
}

/** What the page sends that confirms both parts of a difference. */
export async function readDivideForm(browser: APIRequestContext, path: string, typed: Record<string, string>) {
  const answer = await browser.get(`${path}?review=&${new URLSearchParams(typed)}`)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  const names = ['first', 'amount', 'second', 'mark', 'parts']
  return Object.fromEntries(names.map((name) => [name, readField(html, name) ?? '']))
}

interface Session {
  id: string
  status: string
  amount: number
  provider_id: string
}

/** The payment collection of an edit, as anybody could read it past the shop. */
export async function readCollection(editId: string) {
  const { order_edit: edit } = await tell<{ order_edit: { payment_collection_id: string } }>(
    'GET',
    `/store/order-edits/${editId}`,
  )
  const { payment_collection: collection } = await tell<{
    payment_collection: { id: string; status: string; payment_sessions: Session[] }
  }>('GET', `/store/payment-collections/${edit.payment_collection_id}`)
  return collection
}
