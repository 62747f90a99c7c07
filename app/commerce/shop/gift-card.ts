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

/** A gift card whose code is told; amounts in minor units of its order's currency. */
export interface BoughtGiftCard extends Pick<GiftCard, 'value' | 'balance'> {
  code: string
}
