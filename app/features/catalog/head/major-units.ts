import { getMinorDigits } from '@vitrine/shared/money'

/** An amount in minor units as schema.org writes it: `28.00`, in yen `2800`. */
export function toMajorUnits(amount: number, currency: string): string {
  const digits = getMinorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
