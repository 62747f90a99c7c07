import { type GiftNote } from '@vitrine/shared/gift-note'
import { toFormatTag } from '~/i18n/locales'
import { type T, useLocale, useT } from '~/i18n/use-t'

/** For whom a gift card is, and what is written to them; nothing where nobody has said. */
export function GiftWords({ note }: { note: GiftNote | null | undefined }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  if (!note) return null
  return (
    <>
      <p className="small">{toRecipient(t, note, tag)}</p>
      {note.message ? (
        <p className="small gift-message" dir="auto">
          {t('gift-cards:line.message', { message: note.message })}
        </p>
      ) : null}
    </>
  )
}

function toRecipient(t: T, { name, email, day }: GiftNote, tag: string): string {
  if (!email) return t(name ? 'gift-cards:line.given-to' : 'gift-cards:line.given', { name })
  // a day of the shop's, wherever it is read
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return day
    ? t('gift-cards:line.sent-on', { name, email, date: format.format(new Date(`${day}T00:00:00Z`)) })
    : t('gift-cards:line.sent', { name, email })
}
