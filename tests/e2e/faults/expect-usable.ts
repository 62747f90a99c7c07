import { type Answer } from '../../support/ask'
import { parseHtml } from '../../support/html'
import { expect } from '../../support/test'
import { listFaults } from '../shop/fuzz/list-faults'

/** What the shop may answer when something behind it fails. Its own 500 would say that it was not prepared for that. */
const allowed = /^(?:200|30[1-9]|4\d\d|503|504)$/

const wordless =
  /\b(?:account|after-sales|auth|cart|catalog|checkout|common|gift-cards|orders|refusals|search):[a-z][\w.-]+/

/** What is wrong with a page as a shopper of `language` sees it, none of which any fault behind the shop excuses. */
export function listPageFaults({ status, headers, body }: Answer, language: string): string[] {
  const type = headers['content-type'] ?? ''
  if (status >= 300 && status < 400) return headers.location ? [] : ['it leads nowhere']
  if (status === 200 && headers['content-disposition']?.startsWith('attachment')) return []
  if (!type.startsWith('text/html')) return [`it is no page but ${type}: ${body.slice(0, 200)}`]
  const page = parseHtml(body)
  for (const script of page.querySelectorAll('script')) script.remove()
  const main = page.querySelector('main')
  const heading = page.querySelector('h1')?.textContent?.trim()
  const waysOn = page.body.querySelectorAll('a[href]:not([href^="#"]), form button')
  const shown = page.body.textContent ?? ''
  return [
    page.documentElement.lang.split('-')[0] === language ? '' : `it is in “${page.documentElement.lang}”`,
    main ? '' : 'it has no main part',
    heading ? '' : 'it has no heading',
    waysOn.length > 0 ? '' : 'it leads nowhere',
    wordless.exec(shown)?.[0] ?? '',
    /\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date|∞/.exec(shown)?.[0] ?? '',
  ].filter(Boolean)
}

/** What is wrong with any answer. @param language of a page; null for what is none */
export function listAnswerFaults(answer: Answer, origin: string, language: string | null): string[] {
  const { status } = answer
  // what a client of the procedures is told has a status of its own
  const isAllowed = allowed.test(String(status)) || (language === null && status === 502)
  const others = listFaults(answer, [origin]).filter((fault) => !fault.startsWith('it is answered'))
  return [
    ...(isAllowed ? [] : [`it is answered ${status}`]),
    ...others,
    ...(language === null ? [] : listPageFaults(answer, language)),
  ]
}

/** What was found, by what was asked. */
export type Found = Record<string, string[]>

/** Adds what was found to what was found before, under the name of the fault that it met. */
export function note(found: Found, fault: string, more: Found): void {
  for (const [asked, wrong] of Object.entries(more)) if (wrong.length > 0) found[`${fault}: ${asked}`] = wrong
}

/** Fails with all that was found, each with what was asked. */
export function expectNone(found: Found): void {
  expect(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))).toEqual({})
}
