import { type GiftNote } from '@vitrine/shared/gift-note'

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
  gift: GiftNote | null
  /** It was taken back with its order. */
  isVoid: boolean
  /** Its order is paid. */
  isPaid: boolean
  /** When the shop sends it to somebody else, and when it has; ISO 8601. */
  dueAt: string | null
  sentAt: string | null
}

export interface GiftCards {
  /** Codes are money: count who asks. @throws CommerceError `not-found` where no card has the code */
  requireCard(code: string): Promise<GiftCard>
  /** Those that were bought with an order, with their codes: only for whoever has bought them. */
  listBought(order: { id: string; email: string }): Promise<BoughtGiftCard[]>
}
