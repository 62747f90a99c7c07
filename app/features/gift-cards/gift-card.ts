import { type FieldProblem } from '~/ui/error-summary'

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

/** What the balance page answers: a card, or why there is none. */
export type BalanceAnswer =
  /** `isForHere`: it counts for orders to the country of the page. */
  { card: GiftCardView; isForHere: boolean } | { problems: FieldProblem[]; typed: string }

/** Id of the field for the code, for the link of an error summary. */
export const giftCardFieldId = 'gift-card'
