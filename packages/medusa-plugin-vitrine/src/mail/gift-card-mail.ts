import { toTranslate } from '../messages/messages'
import { composeLetter, type ComposedLetter, type LetterList } from '@vitrine/mail/letter'
import { giftHour, type GiftNote, readGiftNote, toMessageLines } from '@vitrine/shared/gift-note'
import { toMoment } from '@vitrine/shared/delivery-dates'
import { parseLocale, toLocale } from './locale'
import { formatMoney } from '@vitrine/shared/money'
import { toLinklessText } from '@vitrine/shared/plain-text'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from './mail-writer'
import type { MailedOrder } from './mailed-order'
import { toOrderLink } from './order-link'
import { toGreeting } from './person-name'

export interface BoughtCard {
  id: string
  code: string
  /** In minor units. */
  value: number
  metadata?: unknown
  region: { currency_code: string }
  order: Pick<MailedOrder, 'id' | 'email' | 'display_id' | 'billing_address'>
}

/** A gift card with its order; null for one that the back office has issued: it goes to nobody. */
export async function readBoughtCard(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { giftCards, orders }: Pick<MailServices, 'giftCards' | 'orders'>,
): Promise<{ card: BoughtCard; locale: string | undefined } | null> {
  const card = await giftCards.retrieve(subjectId, { relations: ['region'] })
  if (!card.order_id) return null
  const order = await orders.retrieve(card.order_id, { relations: ['cart', 'billing_address'] })
  return { card: { ...card, order }, locale: toLocale(order) }
}

export async function writeGiftCardMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: Pick<MailServices, 'giftCards' | 'orders'>,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const bought = await readBoughtCard(mail, services)
  return bought && composeGiftCardMail(bought.card, { ...settings, locale: bought.locale })
}

/**
 * The mail about a gift card to who bought it, in the language of their order: with the code of one that they give
 * themselves, and without that of one that the shop sends to somebody else. It goes out before anybody has paid, and so says
 * nothing of the message either: whoever orders may name anybody's address.
 */
export function composeGiftCardMail(card: BoughtCard, options: LetterOptions): ComposedLetter {
  const note = readGiftNote(card.metadata)
  return note?.email ? composeNotice(card, note, { ...options, email: note.email }) : composeCode(card, options)
}

function composeCode(
  { id, code, value, region, order }: BoughtCard,
  { locale, from, shopName, storeUrl }: LetterOptions,
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  const amount = formatMoney(value, region.currency_code, tag)
  const orderLink = toOrderLink(order, { storeUrl, path })
  return composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject: t('gift-card.subject', { value: amount, shop: shopName }),
    greeting: toGreeting(order.billing_address, language),
    paragraphs: [
      t('gift-card.intro', { value: amount, number: order.display_id, code }),
      t('gift-card.how-to'),
      t('gift-card.keep'),
    ],
    link: toUseLink(code, { storeUrl, path }),
    action: t('gift-card.action'),
    lists: path
      ? [
          {
            title: t('gift-card.give'),
            lines: [
              { text: t('gift-card.print'), link: { to: orderLink, asText: `${t('gift-card.print')}\n${orderLink}` } },
            ],
          },
        ]
      : [],
    reference: `${id}.created`,
  })
}

function composeNotice(
  { id, value, region, order }: BoughtCard,
  { name, email, day }: GiftNote,
  { locale, from, shopName, storeUrl, timeZone = 'UTC' }: LetterOptions & { email: string },
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  const amount = formatMoney(value, region.currency_code, tag)
  const date = day && formatDay(day, tag, timeZone)
  const words = { value: amount, number: order.display_id, name: toLinklessText(name || email), email: email ?? '' }
  return composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject: t('gift-card.notice.subject', { ...words, shop: shopName }),
    greeting: toGreeting(order.billing_address, language),
    paragraphs: [
      date ? t('gift-card.notice.on', { ...words, date }) : t('gift-card.notice.at-once', words),
      t('gift-card.notice.no-code'),
    ],
    link: toOrderLink(order, { storeUrl, path }),
    action: t('order-letter.action'),
    reference: `${id}.created`,
  })
}

/** Where a card is used. */
export function toUseLink(code: string, { storeUrl, path }: { storeUrl: string; path: string }): string {
  return storeUrl.replace(/\/$/, '') + path + (path && `/discount/${encodeURIComponent(code)}`)
}

/** What goes with a card, each of its lines on one of its own; nothing where nothing does. */
export function toMessageList(message: string, title: string): LetterList[] {
  return message ? [{ title, lines: toMessageLines(message).map((text) => ({ text })) }] : []
}

function formatDay(day: string, tag: string, timeZone: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(toMoment(day, giftHour, timeZone))
}
