// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { readTask } from '../../tasks/tasks'
import { composeLetter } from '@vitrine/mail/letter'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'

/** What was done before the mail went out needs none; without the merchant's address the list alone tells. */
export async function writeTaskMail({ subjectId }, { manager, orders }, settings) {
  const task = settings.merchant ? await readTask(manager, subjectId) : null
  if (!task || task.doneAt) return null
  const order = task.orderId ? await orders.retrieve(task.orderId, { select: ['id', 'display_id'] }) : null
  return composeTaskMail({ ...task, number: order?.display_id ?? null }, settings)
}

/**
 * The mail that tells the merchant of a task, in the shop's own language.
 * @param {import('../../tasks/tasks').Task & { number: number | null }} task `number` is the order's
 * @param {{ merchant: string, defaultLocale?: string, from: string, shopName: string }} options
 * @returns {object} for nodemailer
 */
export function composeTaskMail(task, { merchant, defaultLocale = 'en-us', from, shopName }) {
  const { id, kind, subjectId, amount, currency, number } = task
  const { language, tag } = parseLocale(defaultLocale)
  const t = toTranslate(language)
  const title = t(`task.kinds.${kind}.title`)
  const pair = (name, value) => ({ text: t('letter.pair', { name: t(`task.${name}`), value }) })
  const facts = [
    ...(number === null ? [] : [pair('order', String(number))]),
    ...(amount === null || currency === null ? [] : [pair('amount', formatMoney(amount, currency, tag))]),
    pair('reference', subjectId),
  ]
  return composeLetter({
    from,
    to: merchant,
    language,
    shopName,
    subject: t(number === null ? 'task.subject' : 'task.subject-of-order', { title, number, shop: shopName }),
    greeting: t('letter.greeting-plain'),
    paragraphs: [t(`task.kinds.${kind}.text`), t('task.list', { id })],
    lists: [{ title, lines: facts }],
    reference: `task_${id}`,
  })
}
