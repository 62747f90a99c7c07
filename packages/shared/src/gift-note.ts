import { toLinklessText } from './plain-text'

/** For whom a gift card is, as its buyer has said it; plain texts without control characters. */
export interface GiftNote {
  /** Empty where only the message was given. */
  name: string
  /** Where the shop sends the card; null where its buyer gives it. */
  email: string | null
  /** In lines. */
  message: string
  /** The day on which it is sent, `YYYY-MM-DD` in the shop's time zone; null for at once. */
  day: string | null
}

/** The most characters that each takes; an address as long as SMTP can carry one. */
export const giftLimits = { name: 60, email: 254, message: 400, day: 10 }

/** The hour of the day at which a card is sent, in the shop's time zone. */
export const giftHour = '08:00'

/** How each is kept with the line of a cart, and by Medusa then with each gift card that the line has made. */
export const giftKeys = { name: 'gift_name', email: 'gift_email', message: 'gift_message', day: 'gift_day' } as const

// also marks that turn the writing direction, which would run on into what stands behind
const unusable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const isAddress = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/u

/** What `metadata` says of for whom a card is, whoever has written it; null where it says nothing. */
export function readGiftNote(metadata: unknown): GiftNote | null {
  const kept = typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
  const read = (part: keyof typeof giftKeys) => toPlain(Reflect.get(kept, giftKeys[part]), giftLimits[part])
  const [name, email, day] = [toLine(read('name')), read('email'), read('day')]
  const note = {
    name,
    email: isAddress.test(email) ? email : null,
    message: read('message').trim(),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
  }
  return note.name === '' && note.email === null && note.message === '' ? null : note
}

/** What is kept of it; an empty text takes away what was kept before. */
export function toGiftMetadata(note: GiftNote | null): Record<string, string> {
  const { name = '', email, message = '', day } = note ?? {}
  return {
    [giftKeys.name]: name,
    [giftKeys.email]: email ?? '',
    [giftKeys.message]: message,
    [giftKeys.day]: day ?? '',
  }
}

export function isSameGift(one: GiftNote | null, other: GiftNote | null): boolean {
  return JSON.stringify(toGiftMetadata(one)) === JSON.stringify(toGiftMetadata(other))
}

/** A message as a mail may have it: its lines, out of which no mail program makes a link. */
export function toMessageLines(message: string): string[] {
  return message.split('\n').map((line) => toLinklessText(line, giftLimits.message))
}

/** A text of several lines without what no text needs. */
export function toPlainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(unusable, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function toPlain(value: unknown, longest: number): string {
  return typeof value === 'string' ? toPlainLines(value).slice(0, longest) : ''
}

function toLine(text: string): string {
  return text.replace(/\n+/g, ' ')
}
