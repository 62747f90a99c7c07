import { toTranslate } from '../messages/messages'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { parseLocale, toLocale } from './locale'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from './mail-writer'
import type { MailedOrder } from './mailed-order'
import { toGreeting } from './person-name'

interface BoughtCard {
  id: string
  code: string
  /** In minor units. */
  value: number
  region: { currency_code: string }
  order: Pick<MailedOrder, 'email' | 'display_id' | 'billing_address'>
}

/** A card that the back office has issued goes to nobody. */
export async function writeGiftCardMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { giftCards, orders }: Pick<MailServices, 'giftCards' | 'orders'>,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const card = await giftCards.retrieve(subjectId, { relations: ['region'] })
  if (!card.order_id) return null
  const order = await orders.retrieve(card.order_id, { relations: ['cart', 'billing_address'] })
  return composeGiftCardMail({ ...card, order }, { ...settings, locale: toLocale(order) })
}

/** The mail with the code of a gift card, to who bought it and in the language of their order. */
export function composeGiftCardMail(
  { id, code, value, region, order }: BoughtCard,
  { locale, from, shopName, storeUrl }: LetterOptions,
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  const amount = formatMoney(value, region.currency_code, tag)
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
    link: storeUrl.replace(/\/$/, '') + path + (path && `/discount/${encodeURIComponent(code)}`),
    action: t('gift-card.action'),
    reference: `${id}.created`,
  })
}
