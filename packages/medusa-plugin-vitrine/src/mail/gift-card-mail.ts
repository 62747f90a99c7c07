// @ts-nocheck
import { toTranslate } from '../messages/messages'
import { composeLetter } from '@vitrine/mail/letter'
import { parseLocale, toLocale } from './locale'
import { formatMoney } from '@vitrine/shared/money'
import { toGreeting } from './person-name'

/** A card that the back office has issued goes to nobody. */
export async function writeGiftCardMail({ subjectId }, { giftCards, orders }, settings) {
  const card = await giftCards.retrieve(subjectId, { relations: ['region'] })
  if (!card.order_id) return null
  const order = await orders.retrieve(card.order_id, { relations: ['cart', 'billing_address'] })
  return composeGiftCardMail({ ...card, order }, { ...settings, locale: toLocale(order) })
}

/**
 * The mail with the code of a gift card, to who bought it and in the language of their order.
 * @param {{ id: string, code: string, value: number, region: { currency_code: string },
 *   order: { email: string, display_id: number, billing_address?: { first_name: string | null } | null } }} card `value`
 *   in minor units
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeGiftCardMail({ id, code, value, region, order }, { locale, from, shopName, storeUrl }) {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(language)
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
