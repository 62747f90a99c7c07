import { isPlainName } from '@vitrine/shared/plain-text'
import { giftLimits, type GiftNote, toPlainLines } from '@vitrine/shared/gift-note'
import { toLocalTime } from '@vitrine/shared/delivery-dates'
import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'

const errors = {
  name: 'gift-cards:note-errors.name',
  nameRequired: 'gift-cards:note-errors.name-required',
  email: 'gift-cards:note-errors.email',
  message: 'gift-cards:note-errors.message',
  day: 'gift-cards:note-errors.day',
} as const satisfies Record<string, MessageKey>

/** Of the schema's messages. */
export const giftErrorParams = { limit: giftLimits.message }

const text = z.string().catch('').transform(toPlainLines)

/** The first and the last day on which a card can be sent, `YYYY-MM-DD`. */
export function toGiftDays(timeZone: string, now: Date = new Date()): { first: string; last: string } {
  const { day: first } = toLocalTime(now, timeZone)
  const last = new Date(`${first}T00:00:00Z`)
  last.setUTCFullYear(last.getUTCFullYear() + 1)
  return { first, last: last.toISOString().slice(0, 10) }
}

/**
 * For whom a gift card is, as the form says it: null for a form that says nothing of it. `giftTo` decides whether an
 * address and a day count.
 */
export function toGiftSchema(timeZone: string) {
  return z
    .object({ giftTo: z.string().catch(''), giftName: text, giftEmail: text, giftMessage: text, giftDay: text })
    .transform(({ giftTo, giftName, giftEmail, giftMessage, giftDay }, context): GiftNote | null => {
      const isSent = giftTo === 'send'
      const complain = (path: string, message: MessageKey) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const { first, last } = toGiftDays(timeZone)
      if (isSent && giftName === '') complain('giftName', errors.nameRequired)
      else if (giftName.length > giftLimits.name || !isPlainName(giftName)) complain('giftName', errors.name)
      if (isSent && !isEmail(giftEmail)) complain('giftEmail', errors.email)
      if (giftMessage.length > giftLimits.message) complain('giftMessage', errors.message)
      if (isSent && giftDay !== '' && !(isDay(giftDay) && giftDay >= first && giftDay <= last))
        complain('giftDay', errors.day)
      const note = { name: giftName, email: isSent ? giftEmail : null, message: giftMessage, day: null }
      if (isSent && giftDay > first) return { ...note, day: giftDay }
      return isSent || giftName !== '' || giftMessage !== '' ? note : null
    })
}

function isEmail(typed: string): boolean {
  return z.email().max(giftLimits.email).safeParse(typed).success
}

function isDay(typed: string): boolean {
  return z.iso.date().safeParse(typed).success
}
