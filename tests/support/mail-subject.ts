import { readFileSync } from 'node:fs'
import { toInsert } from '@vitrine/shared/digits'
import { type Language, pseudoLanguages } from '../../app/i18n/languages'
import type mails from '../../locales/en/mails.json'

const subjects = {
  claim: (words: typeof mails) => words.claim.subject_one,
  order: (words: typeof mails) => words.order.subject,
  withdrawal: (words: typeof mails) => words.withdrawal.subject,
}

/** The subject of a mail about an order as a shopper of `language` gets it; the mails speak no made-up language. */
export function mailSubject(language: Language, kind: keyof typeof subjects, number: number | string): string {
  const written = pseudoLanguages.some((madeUp) => madeUp === language) ? 'en' : language
  const file = new URL(`../../locales/${written}/mails.json`, import.meta.url)
  const subject = subjects[kind](JSON.parse(readFileSync(file, 'utf8')) as typeof mails)
  return subject.replace(/\{\{numbers?\}\}/, String(number)).replace('{{shop}}', toInsert('Vitrine', written))
}
