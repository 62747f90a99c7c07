// @ts-nocheck
const forget = `
  DELETE FROM vitrine_spent
  WHERE name IN (SELECT name FROM vitrine_spent WHERE until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`
const note =
  'INSERT INTO vitrine_spent (name, until) VALUES ($1, to_timestamp($2)) ON CONFLICT DO NOTHING RETURNING name'
const find = 'SELECT 1 FROM vitrine_spent WHERE name = $1'

/**
 * Notes what may not be used (again) before it expires: proofs that counted, tokens that were given back.
 * @param {import('typeorm').EntityManager} manager
 * @param {string} name
 * @param {number} until unix seconds
 * @returns {Promise<boolean>} false where it was noted before; of several at once one gets true
 */
export async function spend(manager, name, until) {
  await manager.query(forget)
  const noted = await manager.query(note, [name, until])
  return noted.length > 0
}

export async function isSpent(manager, name) {
  const found = await manager.query(find, [name])
  return found.length > 0
}
