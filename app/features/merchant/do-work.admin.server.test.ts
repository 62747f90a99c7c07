import { expect, test, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type Merchant, type MerchantOrder, type TaskDetails } from '~/commerce/shop/merchant'
import { type RequestContext } from '~/context.server'
import { doWork } from './do-work.admin.server'
import { readTask, toSeen } from './task-page.server'
import { toRefundNote } from './task-work'

const refund = { amount: 500, currency: 'eur', createdAt: '2026-01-01T00:00:00.000Z', doneAt: null }
let tasks = 0

/** A back office with one refund to make, whose call ends as `pay` has it. */
function open(pay: (order: MerchantOrder, note: string) => void) {
  tasks += 1
  const task = { ...refund, id: `${tasks}`, kind: 'refund-due', about: { kind: 'other', id: 'a return' } }
  const details = { ...task, order: { id: 'order', number: 1 }, statement: null, mail: null } as TaskDetails
  const order = { refundedTotal: 0, refundableAmount: 900, payments: [], refundNotes: [] } as object as MerchantOrder
  const refundOrder = vi.fn(async (_: string, { note }: { note: string }) => pay(order, note))
  const finishTask = vi.fn(async () => undefined)
  const merchant = {
    requireTask: async () => details,
    requireOrder: async () => ({ ...order }),
    refundOrder,
    finishTask,
  }
  const ctx = {
    csrf: { isToken: async () => true },
    security: { tell() {} },
    log: { warn() {} },
    t: (key: string) => key,
  }
  const rights = { merchant: merchant as object as Merchant, user: { email: 'owner@shop.example' } }
  async function confirm(seen?: string) {
    const form = new FormData()
    form.set('seen', seen ?? toSeen(await readTask(rights.merchant, details.id)))
    const answer = await doWork(ctx as object as RequestContext, rights, { taskId: details.id, work: 'refund', form })
    return answer.ok ? answer.flash?.key : answer.refused
  }
  return {
    details,
    refundOrder,
    finishTask,
    confirm,
    read: async () => toSeen(await readTask(rights.merchant, details.id)),
  }
}

function fail(kind: CommerceErrorKind, mayHaveHappened: boolean): never {
  throw new CommerceError({ kind, call: 'POST /admin/orders/:id/refund', mayHaveHappened })
}

test('a refund whose answer was lost counts where the order tells of it', async () => {
  const { confirm, finishTask } = open((order, note) => {
    order.refundNotes.push(note)
    fail('timeout', true)
  })
  expect(await confirm()).toBe('merchant:work.refund.done')
  expect(finishTask).toHaveBeenCalledOnce()
})

test('where the order does not tell, nobody says that it was made, and it is not sent again', async () => {
  const { confirm, finishTask, refundOrder } = open(() => fail('timeout', true))
  expect(await confirm()).toMatchObject({ status: 502, message: 'merchant:outcome.unclear' })
  expect(await confirm()).toMatchObject({ status: 409, message: 'merchant:outcome.changed' })
  expect(refundOrder).toHaveBeenCalledOnce()
  expect(finishTask).not.toHaveBeenCalled()
})

test('one that was refused can be tried again', async () => {
  const { confirm, refundOrder } = open(() => fail('invalid', false))
  expect(await confirm()).toMatchObject({ message: 'merchant:outcome.refused' })
  expect(await confirm()).toMatchObject({ message: 'merchant:outcome.refused' })
  expect(refundOrder).toHaveBeenCalledTimes(2)
})

test('a page that shows the order as it was before pays nothing', async () => {
  const { confirm, read, details, refundOrder } = open((order) => {
    order.refundedTotal += 500
    order.refundNotes.push(toRefundNote(details))
  })
  const seen = await read()
  expect(await confirm(seen)).toBe('merchant:work.refund.done')
  expect(await confirm(seen)).toMatchObject({ status: 409 })
  expect(refundOrder).toHaveBeenCalledOnce()
})
