// @ts-nocheck
const columns = 'id, order_id AS "orderId", name, lines, locale, declared_at AS "declaredAt"'

const add = `
  INSERT INTO vitrine_withdrawal (id, order_id, name, lines, locale) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING ${columns}`
const readOne = `SELECT ${columns} FROM vitrine_withdrawal WHERE id = $1`
const readAll = `SELECT ${columns} FROM vitrine_withdrawal WHERE order_id = $1 ORDER BY declared_at, id`

/**
 * A statement that was made: `lines` holds ids of the order's lines with the quantity that it is about.
 * @typedef {{ id: string, orderId: string, name: string, lines: Array<{ item_id: string, quantity: number }>,
 *   locale: string, declaredAt: Date }} Statement
 */

/**
 * Writes a statement down, once for its id.
 * @param {import('typeorm').EntityManager} manager
 * @param {Omit<Statement, 'declaredAt'>} statement
 * @returns {Promise<Statement | null>} null where it stood there already
 */
export async function addStatement(manager, { id, orderId, name, lines, locale }) {
  const [added] = await manager.query(add, [id, orderId, name, JSON.stringify(lines), locale])
  return added ?? null
}

/** @returns {Promise<Statement | null>} */
export async function readStatement(manager, id) {
  const [found] = await manager.query(readOne, [id])
  return found ?? null
}

/** An order's statements, oldest first. @returns {Promise<Statement[]>} */
export async function listStatements(manager, orderId) {
  return manager.query(readAll, [orderId])
}
