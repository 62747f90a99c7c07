// @ts-nocheck
import { parseLocale } from '../locale'
import { formatMoney } from '../money'
import { composeOrderLetter } from '../order-letter'
import { editSumWords } from './edit-sum-words'
import { orderEditWords } from './order-edit-words'
import { readOrder } from './read-order'

/** What was answered or taken back before the mail went out is proposed no more. */
export async function writeOrderEditMail({ subjectId }, { orderEdits, orders }, settings) {
  const edit = await orderEdits.retrieve(subjectId)
  if (edit.status !== 'requested') return null
  const { order, locale } = await readOrder(orders, edit.order_id)
  if (order.no_notification) return null
  const { total, difference_due: difference } = await orderEdits.decorateTotals(edit)
  return composeOrderEditMail({ id: subjectId, total, difference, order }, { ...settings, locale })
}

/**
 * The mail that proposes a change of an order and says what it comes to, to who ordered and in the language of the order.
 * @param {{ id: string, total: number, difference: number, order: object }} edit in minor units, the difference negative
 *   where the order becomes cheaper; see `composeOrderLetter`
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeOrderEditMail({ id, total, difference, order }, options) {
  const { language, tag } = parseLocale(options.locale)
  const say = orderEditWords[language]
  const sums = editSumWords[language]
  const { display_id: number, currency_code: currency } = order
  const money = (amount) => [{ text: formatMoney(Math.max(0, amount), currency, tag) }]
  const letter = {
    subject: say.subject(number, options.shopName),
    paragraphs: [
      say.intro(number),
      ...(difference > 0 ? [sums.proposedDue] : []),
      ...(difference < 0 ? [sums.proposedBack] : []),
      say.stays,
    ],
    lists: [
      { title: sums.proposedTotal, lines: money(total) },
      {
        title: difference > 0 ? sums.difference : sums.differenceBack,
        lines: difference === 0 ? [] : money(Math.abs(difference)),
      },
    ],
    page: `/edits/${encodeURIComponent(id)}`,
    action: say.action,
    reference: `${id}.requested`,
  }
  return composeOrderLetter(order, letter, options)
}
