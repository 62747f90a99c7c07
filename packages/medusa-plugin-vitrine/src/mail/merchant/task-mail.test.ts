import assert from 'node:assert/strict'
import { test } from 'vitest'
import { makeManager } from '../../fixtures'
import { makeServices, plain } from '../after-sales/fixtures'

import { composeTaskMail, writeTaskMail } from './task-mail'
import { type Task, taskKinds } from '../../tasks/tasks'
import type { MailSettings } from '../mail-writer'

const options = {
  merchant: 'owner@shop.example',
  defaultLocale: 'de-at',
  from: 'Shop <shop@shop.example>',
  shopName: 'Shop',
  storeUrl: 'https://shop.example/',
  authBase: '/a',
  legal: {},
}
const task = {
  id: '12',
  kind: 'refund-due' as const,
  subjectId: 'ret_1',
  amount: 2990,
  currency: 'eur',
  orderNumber: 7,
}

test('a task is told in the shop’s language, with what it is about', () => {
  const mail = composeTaskMail(task, options)
  assert.equal(mail.to, 'owner@shop.example')
  assert.equal(mail.subject, 'Zu erledigen bei Shop: eine Erstattung, Bestellung Nr. 7')
  const text = plain(mail.text)
  for (const said of ['Bestellung: 7\n', 'Betrag: € 29,90\n', 'Betrifft: ret_1\n', '/admin/vitrine/tasks/12/done'])
    assert.ok(text.includes(said), `${said} is missing in ${text}`)
  assert.ok(!mail.html.includes('<a '))
  assert.equal(mail.messageId, '<task_12@shop.example>')
})

test('one that is about no order and no money says neither', () => {
  const lost = {
    ...task,
    kind: 'mail-not-sent' as const,
    subjectId: '99',
    amount: null,
    currency: null,
    orderNumber: null,
  }
  const { subject, text } = composeTaskMail(lost, { ...options, defaultLocale: undefined })
  assert.equal(subject, 'To do at Shop: a mail that was not sent')
  assert.ok(text.includes('About: 99') && !text.includes('Amount') && !text.includes('Order:'))
})

test('every kind has its words', () => {
  for (const kind of taskKinds) assert.doesNotThrow(() => composeTaskMail({ ...task, kind }, options), kind)
})

test('what is done, or has nobody to be told, is not mailed', async () => {
  const write = (row: Omit<Task, 'createdAt'>, settings: MailSettings) =>
    writeTaskMail({ subjectId: '12' }, makeServices({ manager: makeManager(() => [row]) }), settings)
  const open = { ...task, orderId: null, doneAt: null }
  assert.ok(await write(open, options))
  assert.equal(await write({ ...open, doneAt: new Date() }, options), null)
  assert.equal(await write(open, { ...options, merchant: undefined }), null)
})
