// @ts-nocheck
import { isPlainName } from './plain-name'

/** A whole name; one in Chinese, Japanese or Korean letters begins with the family. Empty for nobody's. */
export function toFullName(given, family) {
  const isFamilyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(`${given ?? ''}${family ?? ''}`)
  return (isFamilyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ')
}

/**
 * What a letter calls somebody by: the first name; the whole one in Japanese, family first where it is written so. Nothing
 * where that is not plainly a name.
 * @param {{ first_name?: string | null, last_name?: string | null } | null} [address]
 * @param {string} language
 */
export function toGreetingName(address, language) {
  const { first_name: given, last_name: family } = address ?? {}
  const name = language === 'ja' ? toFullName(given, family) : given
  return isPlainName(name) ? name : undefined
}
