/** A gift card as the backend has it; amounts in minor units. */
export interface GiftCard {
  /** What it was issued with. */
  value: number
  /** What is left of it. */
  balance: number
  /** Where it counts. */
  regionId: string
  /** ISO 4217, lower case. */
  currency: string
}
