import { type GiftNote } from '@vitrine/shared/gift-note'

/** What the fields for a gift hold, by their names. */
export interface GiftValues {
  giftTo: string
  giftName: string
  giftEmail: string
  giftMessage: string
  giftDay: string
}

/** The names of the fields, which are their ids as well. */
export const giftFields = ['giftTo', 'giftName', 'giftEmail', 'giftMessage', 'giftDay'] as const

/** What has to be known to draw the fields. */
export interface GiftForm {
  /** `YYYY-MM-DD`. */
  days: { first: string; last: string }
  /** Whose days they are, in the page's language. */
  timeZone: string
}

export function toGiftValues(note: GiftNote | null): GiftValues {
  const { name = '', email, message = '', day } = note ?? {}
  return {
    giftTo: email ? 'send' : 'me',
    giftName: name,
    giftEmail: email ?? '',
    giftMessage: message,
    giftDay: day ?? '',
  }
}
