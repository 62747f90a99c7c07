/** What of a line was bought, shipped and has come back, as Medusa counts it. */
export interface CountedLine {
  id: string
  quantity: number
  shipped_quantity: number | null
  returned_quantity: number | null
  is_giftcard?: boolean
}

/** Pieces that an open return, exchange or claim is about to bring back, by the id of their line. */
export type OpenPieces = Readonly<Record<string, number>>

interface Request {
  status: string
  items: readonly { item_id: string; quantity: number }[]
}

/**
 * What is on its way back. Medusa counts a piece as returned only when it has come; what was cancelled counts nowhere.
 * @param requests all returns of an order, those of its exchanges and claims among them
 */
export function toOpenPieces(requests: readonly Request[]): OpenPieces {
  const items = requests.filter(({ status }) => status === 'requested').flatMap(({ items }) => items)
  const sums: Record<string, number> = {}
  for (const { item_id: id, quantity } of items) sums[id] = (sums[id] ?? 0) + quantity
  return sums
}

/** How many pieces of a line can be sent back now: shipped, neither back nor on their way. A gift card stays bought. */
export function countReturnable(line: CountedLine, open: OpenPieces): number {
  if (line.is_giftcard) return 0
  const shipped = Math.min(line.shipped_quantity ?? 0, line.quantity)
  return Math.max(0, shipped - (line.returned_quantity ?? 0) - (open[line.id] ?? 0))
}

/** Whether a return's items are the pieces that are wanted back; lines of none do not count. */
export function isSamePieces(
  items: Request['items'],
  wanted: readonly { lineId: string; quantity: number }[],
): boolean {
  const some = wanted.filter(({ quantity }) => quantity > 0)
  const isIn = ({ lineId, quantity }: { lineId: string; quantity: number }) =>
    items.some((item) => item.item_id === lineId && item.quantity === quantity)
  return some.length === items.length && some.every(isIn)
}
