// by script, since `Intl.Locale` tells no direction in Firefox: ISO 15924
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

export type Direction = 'ltr' | 'rtl'

const known = new Map<string, Direction>()

/** The direction that the letters of a BCP 47 tag's language run in. */
export function toDirection(tag: string): Direction {
  const direction = known.get(tag) ?? (rightToLeft.includes(toScript(tag)) ? 'rtl' : 'ltr')
  known.set(tag, direction)
  return direction
}

function toScript(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? ''
}
