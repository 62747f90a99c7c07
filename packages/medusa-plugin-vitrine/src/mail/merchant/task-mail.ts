// @ts-nocheck
import { readTask } from '../../tasks/tasks'
import { composeLetter } from '../letter'
import { parseLocale } from '../locale'
import { formatMoney } from '../money'
import { words } from '../words'
import { taskWords } from './task-words'

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
  const say = taskWords[language]
  const { title, text } = say.kinds[kind]
  const pair = (name, value) => ({ text: words[language].pair(name, value) })
  const facts = [
    ...(number === null ? [] : [pair(say.order, String(number))]),
    ...(amount === null || currency === null ? [] : [pair(say.amount, formatMoney(amount, currency, tag))]),
    pair(say.reference, subjectId),
  ]
  return composeLetter({
    from,
    to: merchant,
    language,
    shopName,
    subject: number === null ? say.subject(title, shopName) : say.subjectOfOrder(title, number, shopName),
    greeting: words[language].greeting(),
    paragraphs: [text, say.list(id)],
    lists: [{ title, lines: facts }],
    reference: `task_${id}`,
  })
}
