/** A sum in the currency's minor unit, told both ways. */
export interface Amount {
  withTax: number
  withoutTax: number
}
