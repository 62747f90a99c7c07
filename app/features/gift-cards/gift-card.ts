/** A gift card as its holder sees it. Amounts in minor units. */
export interface GiftCardView {
  code: string
  /** What it was issued with. */
  value: number
  /** What is left of it. */
  balance: number
  /** ISO 4217, in lower case. */
  currency: string
}

/** What the balance page finds. */
export interface Balance {
  card: GiftCardView
  /** It counts for orders to the country of the page. */
  isForHere: boolean
}

/** Id of the field for the code, for the link of an error summary. */
export const giftCardFieldId = 'gift-card'
