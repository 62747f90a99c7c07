import { type LegalPaper, readLegalPapers } from './legal-papers'
import { toMailHeaders, toMessageId } from '@vitrine/mail/html-frame'
import { parseLocale, toLocale } from './locale'
import type { ComposedMail, LetterOptions, MailServices, MailSettings, QueuedMail } from './mail-writer'
import { toOrderHtml } from './order-html'
import { toOrderText } from './order-text'
import { type ConfirmedOrder, toOrderView } from './order-view'

const relations = [
  'items.variant.product.images',
  'shipping_methods.shipping_option',
  'shipping_address',
  'billing_address',
  'region',
  'cart',
  'payments',
  'discounts.rule',
  'gift_cards',
  'gift_card_transactions.gift_card',
]

export async function writeOrderConfirmation(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { orders }: Pick<MailServices, 'orders'>,
  settings: MailSettings,
): Promise<ComposedMail> {
  const order = await orders.retrieveWithTotals(subjectId, { relations })
  const locale = toLocale(order)
  const papers = await readLegalPapers(settings.legal, parseLocale(locale).language)
  return composeOrderConfirmation(order, { ...settings, locale, papers })
}

/**
 * The mail that confirms an order, in the language of its cart, with the papers that the law wants with it.
 */
export function composeOrderConfirmation(
  order: ConfirmedOrder,
  { from, papers = [], ...options }: LetterOptions & { papers?: LegalPaper[] },
): ComposedMail {
  const view = toOrderView(order, { ...options, papers })
  return {
    from,
    to: order.email,
    subject: view.subject,
    text: toOrderText(view),
    html: toOrderHtml(view),
    attachments: [...papers.map(({ filename, content }) => ({ filename, content })), ...view.guarantees.pictures],
    // the same each time, so that a mail that had to be sent again can be known for the same
    messageId: toMessageId(`${order.id}.placed`, from),
    headers: toMailHeaders(view.language),
  }
}
