/** Whether the check digits of a national number are right; the number comes without its country's prefix. */
export type CheckDigits = (number: string) => boolean

// Luhn's sum where the last digit counts once
function toLuhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + Math.floor(weighted / 10) + (weighted % 10)
  }, 0)
}

/** Austria's UID, `U` and eight digits: the last one completes Luhn's sum of the others and four. */
export function hasAustrianCheckDigit(number: string): boolean {
  return (toLuhnSum(number.slice(1, 8)) + 4 + Number(number.slice(8))) % 10 === 0
}

/** Italy's partita IVA: Luhn's formula over all eleven digits. */
export function hasLuhnCheckDigit(number: string): boolean {
  return toLuhnSum(number) % 10 === 0
}

/** Germany's and Croatia's numbers: ISO 7064, MOD 11,10. */
export function hasIso7064CheckDigit(number: string): boolean {
  const product = [...number.slice(0, -1)].reduce((carried, digit) => {
    return (((Number(digit) + carried) % 10 || 10) * 2) % 11
  }, 10)
  return (11 - product) % 10 === Number(number.slice(-1))
}

/** Belgium's enterprise number: the last two digits are what the first eight lack to a multiple of 97. */
export function hasBelgianCheckDigits(number: string): boolean {
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))
}

/** France: a key of two digits is the remainder of the SIREN with `12` behind it by 97; other keys say nothing. */
export function hasFrenchKey(number: string): boolean {
  const key = number.slice(0, 2)
  return !/^\d\d$/.test(key) || Number(`${number.slice(2)}12`) % 97 === Number(key)
}
