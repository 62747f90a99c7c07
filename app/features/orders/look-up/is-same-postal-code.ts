import { toLatinTyping } from '~/i18n/latin-typing'

/** Whether two postcodes are the same, however they are spaced and written: `K1A 0B1` is `k1a0b1`, `CH-3000` is not `3000`. */
export function isSamePostalCode(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other)
}

function toComparable(postalCode: string): string {
  return toLatinTyping(postalCode).replaceAll(/[\s-]/g, '').toUpperCase()
}
