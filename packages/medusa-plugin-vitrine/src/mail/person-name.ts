// @ts-nocheck
import { toCalledName } from '@vitrine/shared/person-name'
import { getNameCustom, toTranslate } from '../messages/messages'
import { isBareName } from '@vitrine/shared/plain-text'

/**
 * What a letter calls somebody by: the first name, or the whole one where the language has it so, family first where it is
 * written so. Nothing where that is not plainly a name.
 * @param {{ first_name?: string | null, last_name?: string | null } | null} [address]
 * @param {string} language
 */
export function toGreetingName(address, language) {
  const { first_name: given, last_name: family } = address ?? {}
  const name = toCalledName(getNameCustom(language), given, family)
  return isBareName(name) ? name : undefined
}

/** How a letter to somebody begins. See `toGreetingName`. */
export function toGreeting(address, language) {
  return greet(toGreetingName(address, language), language)
}

/** How a letter begins. @param {string | undefined} name */
export function greet(name, language) {
  const t = toTranslate(language)
  return name ? t('letter.greeting', { name }) : t('letter.greeting-plain')
}
