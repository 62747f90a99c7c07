import { type Language } from '../../app/i18n/locales'
import claimMail from '../../packages/medusa-plugin-vitrine/src/mail/claim-words.js'
import orderMail from '../../packages/medusa-plugin-vitrine/src/mail/order-words.js'
import withdrawalMail from '../../packages/medusa-plugin-vitrine/src/mail/after-sales/withdrawal-words.js'

type Words = Record<string, { subject: (number: number | string, shop: string) => string }>

const words: Record<'claim' | 'order' | 'withdrawal', Words> = {
  claim: claimMail.claimWords,
  order: orderMail.orderWords,
  withdrawal: withdrawalMail.withdrawalWords,
}

/** The subject of a mail about an order as a shopper of `language` gets it; the mails speak no made-up language. */
export function mailSubject(language: Language, kind: keyof typeof words, number: number | string): string {
  return (words[kind][language] ?? words[kind].en)?.subject(number, 'Vitrine') ?? ''
}
