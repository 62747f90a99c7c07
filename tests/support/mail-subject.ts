import { type Language } from '../../app/i18n/locales'
import { claimWords } from '../../packages/medusa-plugin-vitrine/src/mail/claim-words'
import { orderWords } from '../../packages/medusa-plugin-vitrine/src/mail/order-words'
import { withdrawalWords } from '../../packages/medusa-plugin-vitrine/src/mail/after-sales/withdrawal-words'

type Words = Record<string, { subject: (number: number | string, shop: string, several: boolean) => string }>

const words: Record<'claim' | 'order' | 'withdrawal', Words> = {
  claim: claimWords,
  order: orderWords,
  withdrawal: withdrawalWords,
}

/** The subject of a mail about an order as a shopper of `language` gets it; the mails speak no made-up language. */
export function mailSubject(language: Language, kind: keyof typeof words, number: number | string): string {
  return (words[kind][language] ?? words[kind].en)?.subject(number, 'Vitrine', false) ?? ''
}
