import { findLife, type LineLife } from '~/features/orders/line-life'

/**
 * Whether a return's items are the pieces that are wanted back; lines of none do not count.
 * @param lives of the order's lines: an order edit gives each another id, and either may name it by an older one
 */
export function isSamePieces(
  items: readonly { item_id: string; quantity: number }[],
  wanted: readonly { lineId: string; quantity: number }[],
  lives: readonly LineLife[],
): boolean {
  const toNow = (id: string) => findLife(lives, id)?.id ?? id
  const some = wanted.filter(({ quantity }) => quantity > 0)
  const isIn = ({ lineId, quantity }: { lineId: string; quantity: number }) =>
    items.some((item) => toNow(item.item_id) === toNow(lineId) && item.quantity === quantity)
  return some.length === items.length && some.every(isIn)
}
