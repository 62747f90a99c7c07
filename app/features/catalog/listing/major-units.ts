import { getMinorDigits } from '@vitrine/shared/money'

/** A decimal number of the currency's major unit in minor units: 12.5 EUR to 1250, 12.5 JPY to 13. */
export function toMinorUnits(major: string, currency: string): number {
  return Math.round(Number(`${major}e${getMinorDigits(currency)}`))
}

/** Minor units as a plain decimal number: 1250 EUR to "12.5", 12 JPY to "12". */
export function toMajorUnits(minor: number, currency: string): string {
  return String(Number(`${minor}e-${getMinorDigits(currency)}`))
}
