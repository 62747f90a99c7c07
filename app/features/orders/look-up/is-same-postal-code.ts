import { toLatinDigits } from '~/i18n/latin-digits'

/** Whether two postcodes are the same, however they are spaced and written: `K1A 0B1` is `k1a0b1`, `CH-3000` is not `3000`. */
export function isSamePostalCode(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other)
}

function toComparable(postalCode: string): string {
  return toLatinDigits(postalCode).replaceAll(/[\s-]/g, '').toUpperCase()
}
