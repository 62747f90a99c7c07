import { type APIResponse } from '@playwright/test'
import { parseHtml, readFields } from '../../support/html'
import { type HttpShopper } from '../../support/http-shopper'

export type Fields = Record<string, string>

/** One form that is about to be sent. */
export interface Attempt {
  /** @param headers that go with it */
  send(headers?: Fields): Promise<APIResponse>
  /** How often what it asks for has been done, as the backend has it: 0, or once. */
  countDone(): Promise<number>
  /** What was typed: a page that shows the form again has it. */
  typed: string[]
}

export interface Write {
  /** Makes ready what is to be sent while all is well. */
  begin(): Promise<Attempt>
  /** Sent again after it was done, it is done again. */
  adds?: boolean
  /** Nothing that is sent has to do with what was sent before: it may all be sent at once. */
  isFresh?: boolean
}

export const post = ({ browser }: HttpShopper, path: string, form: Fields, headers?: Fields) =>
  browser.post(path, { form, headers, maxRedirects: 0, timeout: 60_000 })

/** What the form of a page would send as it stands, with `typed` in it. */
export async function fill({ browser }: HttpShopper, path: string, field: string, typed: Fields): Promise<Fields> {
  const answer = await browser.get(path)
  const { forms } = parseHtml(await answer.text())
  const form = [...forms].find((one) => one.querySelector(`[name="${field}"]`))
  if (!form) throw new Error(`${path} (${answer.status()} ${answer.url()}) has no form with ${field}`)
  return { ...Object.fromEntries(readFields(form)), ...typed }
}

const place = { firstName: 'Ada', lastName: 'Huber', postalCode: '10115', city: 'Berlin', countryCode: 'de' }
export const street = () => `Probeweg ${Math.ceil(Math.random() * 9000)}`

export function toShipping(address1: string): Fields {
  return Object.fromEntries(Object.entries({ ...place, address1 }).map(([name, text]) => [`shipping.${name}`, text]))
}
