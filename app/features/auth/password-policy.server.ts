import { dictionary } from '@zxcvbn-ts/language-common'
import { z } from 'zod'
import { env } from '~/env.server'
import { type MessageKey } from '~/i18n/keys'
import { passwordMinLength } from './password-length'

// Medusa's scrypt takes passwords of any length; longer ones would only keep it busy
const passwordMaxLength = 200

const required: MessageKey = 'auth:fields.password-required'
const tooShort: MessageKey = 'auth:fields.password-short'
const tooLong: MessageKey = 'auth:fields.password-long'
const tooCommon: MessageKey = 'auth:fields.password-common'
const tooOwn: MessageKey = 'auth:fields.password-own'

/**
 * The one policy of new passwords (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5, 6.2): a length, and neither one of the
 * passwords that are tried first nor little more than a word that everybody connects with the account. Any character
 * counts. A password that an account has already goes on counting.
 * @param ownWords of the account, see `toOwnWords`
 */
export function toNewPassword(ownWords: readonly string[] = []) {
  return z
    .string({ error: required })
    .refine((password) => Array.from(password).length >= passwordMinLength, { error: tooShort, abort: true })
    .max(passwordMaxLength, { error: tooLong, abort: true })
    .refine((password) => !isCommon(password), { error: tooCommon, abort: true })
    .refine((password) => !isOwnWord(password, ownWords), { error: tooOwn, abort: true })
}

/** What a stranger would try for this account: its names, its e-mail address and the parts of both. */
export function toOwnWords({ email, names = [] }: { email: string; names?: readonly string[] }): string[] {
  const texts = [email, ...names].map(toPlain)
  return [...texts, ...texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length >= 3)
}

/** Refuses, at the field `password`, one that the form's other fields give away. */
export function refuseOwnWords(
  form: { email: string; firstName: string; lastName: string; password: string },
  check: z.RefinementCtx,
): void {
  const ownWords = toOwnWords({ email: form.email, names: [form.firstName, form.lastName] })
  if (isOwnWord(form.password, ownWords)) check.addIssue({ code: 'custom', path: ['password'], message: tooOwn })
}

const common = new Set(dictionary['passwords-common'].map(toPlain))

function isCommon(password: string): boolean {
  const plain = toPlain(password)
  // what people add where a form wants a digit or a mark
  const withoutSuffix = plain.replace(/[\p{N}\p{P}\p{S}]{1,4}$/u, '')
  return common.has(plain) || common.has(withoutSuffix) || isSeries(plain)
}

/** One or two characters over and over, or each the next one of the last: `aaaaaaaa`, `23456789`, `hgfedcba`. */
function isSeries(text: string): boolean {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  return new Set(points).size <= 2 || (steps.size === 1 && (steps.has(1) || steps.has(-1)))
}

const leastLetters = 4

/** Whether hardly anything but digits and marks is left of it without those words. */
function isOwnWord(password: string, ownWords: readonly string[]): boolean {
  const plain = toPlain(password)
  const words = [...ownWords, toPlain(env.SHOP_NAME)].toSorted((a, b) => b.length - a.length)
  const left = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  return left !== plain && left.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').length < leastLetters
}

function toPlain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
