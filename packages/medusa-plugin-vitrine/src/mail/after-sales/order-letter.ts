import { toTranslate } from '../../messages/messages'
import { composeLetter, type Letter } from '@vitrine/mail/letter'
import type { GuaranteeParts } from '../guarantees'
import { parseLocale } from '../locale'
import type { ComposedMail, LetterOptions } from '../mail-writer'
import type { MailedOrder } from '../mailed-order'
import { toOrderLink } from '../order-link'
import { toGreeting } from '../person-name'

/** Lists without lines are left out. */
interface OrderLetter extends Pick<Letter, 'subject' | 'paragraphs' | 'lists' | 'action'> {
  /** Below the order's, it begins with a slash. */
  page?: string
  reference: string
  /** Where the letter confirms that goods are bought. */
  guarantees?: GuaranteeParts
}

/**
 * A letter about an order to who placed it. It leads to the order's page, or a page below that, and says what the page
 * asks of who has no account and no proof.
 */
export function composeOrderLetter(
  order: Omit<MailedOrder, 'currency_code'>,
  letter: OrderLetter,
  { locale, from, shopName, storeUrl }: LetterOptions,
): ComposedMail {
  const { language, tag, path } = parseLocale(locale)
  const { subject, paragraphs, lists = [], page = '', action, reference, guarantees } = letter
  const t = toTranslate(tag)
  const composed = composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject,
    greeting: toGreeting(order.shipping_address ?? order.billing_address, language),
    paragraphs: [...paragraphs, t('order-letter.proof', { number: order.display_id })],
    lists: lists.filter(({ lines }) => lines.length > 0),
    link: toOrderLink(order, { storeUrl, path }, page),
    action: action ?? t('order-letter.action'),
    appendix: guarantees,
    reference,
  })
  return { ...composed, attachments: guarantees?.pictures }
}
