import { createRequire } from 'node:module'
import { type Language } from '../../app/i18n/locales'

// CommonJS, whose exports Node cannot tell by name where Playwright compiles them
const require = createRequire(import.meta.url)
const mails = '../../packages/medusa-plugin-vitrine/src/mail'

type Words = Record<string, { subject: (number: number | string, shop: string, several: boolean) => string }>

const words: Record<'claim' | 'order' | 'withdrawal', Words> = {
  claim: require(`${mails}/claim-words`).claimWords,
  order: require(`${mails}/order-words`).orderWords,
  withdrawal: require(`${mails}/after-sales/withdrawal-words`).withdrawalWords,
}

/** The subject of a mail about an order as a shopper of `language` gets it; the mails speak no made-up language. */
export function mailSubject(language: Language, kind: keyof typeof words, number: number | string): string {
  return (words[kind][language] ?? words[kind].en)?.subject(number, 'Vitrine', false) ?? ''
}
