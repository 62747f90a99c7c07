import type { EntityManager } from 'typeorm'
import { readUnsentMail } from '../mail/outbox'
import type OrderService from '../services/order'
import { readStatement } from '../withdrawals/statements'
import type { Task } from './tasks'

interface Sources {
  manager: EntityManager
  orders: Pick<OrderService, 'retrieve'>
}

/**
 * What a task is about, where the order does not tell: a withdrawal's statement, or a mail that was not sent. As the admin
 * API answers it, `null` for what it is not about, or what is there no more.
 */
export async function readTaskSubject({ manager, orders }: Sources, { kind, subjectId }: Task) {
  return {
    statement: kind === 'withdrawal-declared' ? await toStatement({ manager, orders }, subjectId) : null,
    mail: kind === 'mail-not-sent' ? await toMail(manager, subjectId) : null,
  }
}

async function toStatement({ manager, orders }: Sources, id: string) {
  const statement = await readStatement(manager, id)
  if (!statement) return null
  const { items } = await orders.retrieve(statement.orderId, { relations: ['items'] })
  return {
    name: statement.name,
    declared_at: statement.declaredAt.toISOString(),
    lines: statement.lines.map(({ item_id: itemId, quantity }) => ({
      title: items.find(({ id }) => id === itemId)?.title ?? itemId,
      quantity,
    })),
  }
}

async function toMail(manager: EntityManager, id: string) {
  const mail = await readUnsentMail(manager, id)
  return mail && { kind: mail.kind, is_tried: mail.isTried, attempts: mail.attempts }
}
