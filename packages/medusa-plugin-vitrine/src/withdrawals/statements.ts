import type { StatedLine } from './parse-statement'
import type { EntityManager } from 'typeorm'

const columns = 'id, order_id AS "orderId", name, lines, locale, declared_at AS "declaredAt"'

const add = `
  INSERT INTO vitrine_withdrawal (id, order_id, name, lines, locale) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING ${columns}`
const readOne = `SELECT ${columns} FROM vitrine_withdrawal WHERE id = $1`
const readAll = `SELECT ${columns} FROM vitrine_withdrawal WHERE order_id = $1 ORDER BY declared_at, id`

/** A statement that was made. */
export interface Statement {
  id: string
  orderId: string
  name: string
  /** ids of the order's lines with the quantity that it is about */
  lines: StatedLine[]
  locale: string
  declaredAt: Date
}

/**
 * Writes a statement down, once for its id.
 * @returns null where it stood there already
 */
export async function addStatement(
  manager: EntityManager,
  { id, orderId, name, lines, locale }: Omit<Statement, 'declaredAt'>,
): Promise<Statement | null> {
  const [added]: Statement[] = await manager.query(add, [id, orderId, name, JSON.stringify(lines), locale])
  return added ?? null
}

export async function readStatement(manager: EntityManager, id: string): Promise<Statement | null> {
  const [found]: Statement[] = await manager.query(readOne, [id])
  return found ?? null
}

/** An order's statements, oldest first. */
export async function listStatements(manager: EntityManager, orderId: string): Promise<Statement[]> {
  return manager.query(readAll, [orderId])
}
