import { type GiftNote } from '@vitrine/shared/gift-note'

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

/** A gift card that was bought with an order. */
export interface BoughtCardView extends GiftCardView {
  /** For whom it is; null where nobody has said. */
  note: GiftNote | null
  /** Where it stands of what the shop sends to somebody else, in words; null for a card that its buyer gives. */
  state: string | null
  /** Of the page that prints it; null for one that the shop sends, or that is worth nothing. */
  printPath: string | null
}

/** What the balance page finds. */
export interface Balance {
  card: GiftCardView
  /** It counts for orders to the country of the page. */
  isForHere: boolean
}

/** Id of the field for the code, for the link of an error summary. */
export const giftCardFieldId = 'gift-card'
