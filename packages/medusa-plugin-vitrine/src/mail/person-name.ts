// @ts-nocheck
import { greetsByWholeName, toTranslate } from '../messages/messages'
import { isPlainName } from './plain-name'

/** A whole name; one in Chinese, Japanese or Korean letters begins with the family. Empty for nobody's. */
export function toFullName(given, family) {
  const isFamilyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(`${given ?? ''}${family ?? ''}`)
  return (isFamilyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ')
}

/**
 * What a letter calls somebody by: the first name, or the whole one where the language has it so, family first where it is
 * written so. Nothing where that is not plainly a name.
 * @param {{ first_name?: string | null, last_name?: string | null } | null} [address]
 * @param {string} language
 */
export function toGreetingName(address, language) {
  const { first_name: given, last_name: family } = address ?? {}
  const name = greetsByWholeName(language) ? toFullName(given, family) : given
  return isPlainName(name) ? name : undefined
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
