const mostCharacters = 100

/** A line of an order, and how many of its pieces. */
export interface StatedLine {
  item_id: string
  quantity: number
}

/**
 * What was posted as a statement about an order.
 * @param body `{ id, name, lines: [{ item_id, quantity }] }`
 * @param items the order's
 * @returns null where it is none
 */
export function parseStatement(
  body: unknown,
  items: Array<{ id: string; quantity: number }>,
): { id: string; name: string; lines: StatedLine[] } | null {
  const { id, name, lines } = (body ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id)) return null
  if (typeof name !== 'string' || name.trim() === '' || name.length > mostCharacters || /\p{Cc}/u.test(name))
    return null
  if (
    !Array.isArray(lines) ||
    lines.length === 0 ||
    lines.length > items.length ||
    !lines.every((line): line is StatedLine => isOf(line, items))
  )
    return null
  if (new Set(lines.map((line) => line.item_id)).size < lines.length) return null
  return { id, name: name.trim(), lines: lines.map(({ item_id, quantity }) => ({ item_id, quantity })) }
}

function isOf(line: unknown, items: Array<{ id: string; quantity: number }>): line is StatedLine {
  const { item_id, quantity } = (line ?? {}) as Partial<StatedLine>
  const item = items.find(({ id }) => id === item_id)
  return (
    item !== undefined &&
    quantity !== undefined &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    quantity <= item.quantity
  )
}
