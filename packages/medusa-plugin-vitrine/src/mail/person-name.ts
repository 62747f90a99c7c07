import { toCalledName } from '@vitrine/shared/person-name'
import { getNameCustom, toTranslate } from '../messages/messages'
import { isBareName } from '@vitrine/shared/plain-text'
import type { MailedName } from './mailed-order'

/**
 * What a letter calls somebody by: the first name, or the whole one where the language has it so, family first where it is
 * written so. Nothing where that is not plainly a name.
 */
export function toGreetingName(address: MailedName | null | undefined, language: string): string | undefined {
  const { first_name: given, last_name: family } = address ?? {}
  const name = toCalledName(getNameCustom(language), given, family)
  return isBareName(name) ? name : undefined
}

/** How a letter to somebody begins. See `toGreetingName`. */
export function toGreeting(address: MailedName | null | undefined, language: string): string {
  return greet(toGreetingName(address, language), language)
}

/** How a letter begins. */
export function greet(name: string | undefined, language: string): string {
  const t = toTranslate(language)
  return name ? t('letter.greeting', { name }) : t('letter.greeting-plain')
}
