export type Direction = 'ltr' | 'rtl'

// by script, since Firefox tells no direction of an `Intl.Locale`; ISO 15924
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']
const directions = new Map<string, Direction>()

/** The direction that the letters of a BCP 47 tag's language run in. */
export function toDirection(tag: string): Direction {
  const isMirrored = () => rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '')
  const direction = directions.get(tag) ?? (isMirrored() ? 'rtl' : 'ltr')
  directions.set(tag, direction)
  return direction
}
