// @ts-nocheck
const mostCharacters = 100

/**
 * What was posted as a statement about an order.
 * @param {unknown} body `{ id, name, lines: [{ item_id, quantity }] }`
 * @param {Array<{ id: string, quantity: number }>} items the order's
 * @returns {{ id: string, name: string, lines: Array<{ item_id: string, quantity: number }> } | null} null where it is none
 */
export function parseStatement(body, items) {
  const { id, name, lines } = body ?? {}
  if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id)) return null
  if (typeof name !== 'string' || name.trim() === '' || name.length > mostCharacters || /\p{Cc}/u.test(name))
    return null
  if (
    !Array.isArray(lines) ||
    lines.length === 0 ||
    lines.length > items.length ||
    !lines.every((line) => isOf(line, items))
  )
    return null
  if (new Set(lines.map((line) => line.item_id)).size < lines.length) return null
  return { id, name: name.trim(), lines: lines.map(({ item_id, quantity }) => ({ item_id, quantity })) }
}

function isOf(line, items) {
  const item = items.find(({ id }) => id === line?.item_id)
  return item !== undefined && Number.isInteger(line.quantity) && line.quantity > 0 && line.quantity <= item.quantity
}
