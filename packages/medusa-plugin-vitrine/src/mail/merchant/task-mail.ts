import { toTranslate } from '../../messages/messages'
import { readTask, type Task } from '../../tasks/tasks'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { parseLocale } from '../locale'
import type { MailServices, MailSettings, QueuedMail } from '../mail-writer'
import { formatMoney } from '@vitrine/shared/money'

/** What was done before the mail went out needs none; without the merchant's address the list alone tells. */
export async function writeTaskMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { manager }: Pick<MailServices, 'manager'>,
  { merchant, ...settings }: MailSettings,
): Promise<ComposedLetter | null> {
  const task = merchant ? await readTask(manager, subjectId) : null
  if (!merchant || !task || task.doneAt) return null
  return composeTaskMail(task, { ...settings, merchant })
}

type MailedTask = Pick<Task, 'id' | 'kind' | 'subjectId' | 'amount' | 'currency' | 'orderNumber'>

type TaskMailOptions = Pick<MailSettings, 'defaultLocale' | 'from' | 'shopName'> & { merchant: string }

/** The mail that tells the merchant of a task, in the shop's own language. */
export function composeTaskMail(
  task: MailedTask,
  { merchant, defaultLocale = 'en-us', from, shopName }: TaskMailOptions,
): ComposedLetter {
  const { id, kind, subjectId, amount, currency, orderNumber: number } = task
  const { language, tag } = parseLocale(defaultLocale)
  const t = toTranslate(tag)
  const title = t(`task.kinds.${kind}.title`)
  const pair = (name: string, value: string) => ({ text: t('letter.pair', { name: t(`task.${name}`), value }) })
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
    subject: t(number === null ? 'task.subject' : 'task.subject-of-order', {
      title,
      number: number ?? '',
      shop: shopName,
    }),
    greeting: t('letter.greeting-plain'),
    paragraphs: [t(`task.kinds.${kind}.text`), t('task.list', { id })],
    lists: [{ title, lines: facts }],
    reference: `task_${id}`,
  })
}
