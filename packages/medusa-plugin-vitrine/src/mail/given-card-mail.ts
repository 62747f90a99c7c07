import { isSendable } from '../gifts/deliveries'
import { toTranslate } from '../messages/messages'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { readGiftNote } from '@vitrine/shared/gift-note'
import { formatMoney } from '@vitrine/shared/money'
import { toFullName } from '@vitrine/shared/person-name'
import { isBareName } from '@vitrine/shared/plain-text'
import { type BoughtCard, readBoughtCard, toMessageList, toUseLink } from './gift-card-mail'
import { parseLocale } from './locale'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from './mail-writer'
import { greet } from './person-name'

/** Null where the order was cancelled or paid back since the mail was queued, and for a card that is for nobody else. */
export async function writeGivenCardMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: Pick<MailServices, 'giftCards' | 'orders' | 'manager'>,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const bought = await readBoughtCard(mail, services)
  if (!bought || !(await isSendable(services.manager, mail.subjectId))) return null
  return composeGivenCardMail(bought.card, { ...settings, locale: bought.locale })
}

/** The mail that gives somebody a gift card, from the shop on behalf of who bought it and in the language of their order. */
export function composeGivenCardMail(
  { id, code, value, metadata, region, order }: BoughtCard,
  { locale, from, shopName, storeUrl }: LetterOptions,
): ComposedLetter | null {
  const note = readGiftNote(metadata)
  if (!note?.email) return null
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  const words = { giver: toGiver(order) ?? t('gift-card.given.somebody'), shop: shopName }
  const amount = formatMoney(value, region.currency_code, tag)
  return composeLetter({
    from,
    // as an address alone: of what a stranger has typed nothing stands in a header
    to: { name: '', address: note.email },
    language,
    shopName,
    subject: t('gift-card.given.subject', { ...words, value: amount }),
    greeting: greet(isBareName(note.name) ? note.name : undefined, language),
    paragraphs: [
      t('gift-card.given.intro', { ...words, value: amount }),
      t('gift-card.how-to'),
      t('gift-card.given.why', words),
    ],
    opening: [
      ...toMessageList(note.message, t('gift-card.given.message', words)),
      { title: t('gift-card.given.code'), lines: [{ text: code }] },
    ],
    link: toUseLink(code, { storeUrl, path }),
    action: t('gift-card.action'),
    reference: `${id}.given`,
  })
}

/** The buyer's whole name, where it is plainly one. */
function toGiver({ billing_address: address }: BoughtCard['order']): string | undefined {
  const { first_name: given, last_name: family } = address ?? {}
  const whole = toFullName(given, family)
  return isBareName(whole) ? whole : undefined
}
