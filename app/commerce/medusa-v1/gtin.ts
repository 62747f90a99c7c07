interface Codes {
  ean?: string | null
  upc?: string | null
  barcode?: string | null
}

/** The first of a variant's codes that is a Global Trade Item Number; null where none is one. */
export function toGtin({ ean, upc, barcode }: Codes): string | null {
  return [ean, upc, barcode].find((code) => code && isGtin(code)) ?? null
}

// https://www.gs1.org/services/how-calculate-check-digit-manually
function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false
  const sum = [...code].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
