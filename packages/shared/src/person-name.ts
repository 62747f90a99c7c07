/** How the readers of a language treat names: `names` in `locales/<language>/language.json`. */
export interface NameCustom {
  /** In which order they fill in the two parts. */
  order: 'given-family' | 'family-given'
  /** What somebody is called by: the given name, or the whole where that alone would be too familiar. */
  greeting: 'given' | 'whole'
}

/** A whole name; one in Chinese, Japanese or Korean letters begins with the family. Empty for nobody's. */
export function toFullName(given: string | null | undefined, family: string | null | undefined): string {
  const isFamilyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(`${given ?? ''}${family ?? ''}`)
  const parts = isFamilyFirst ? [family, given] : [given, family]
  return parts.filter(Boolean).join(' ').trim()
}

/** What readers of that custom are called by. Empty where there is no such name. */
export function toCalledName(
  custom: NameCustom | undefined,
  given: string | null | undefined,
  family: string | null | undefined,
): string {
  return custom?.greeting === 'whole' ? toFullName(given, family) : (given ?? '')
}
