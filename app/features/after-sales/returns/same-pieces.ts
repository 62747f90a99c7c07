import { type NamedPieces } from '~/commerce/shop/order-past'
import { findLife, type LineLife } from '~/features/orders/line-life'

/**
 * Whether a return's items are the pieces that are wanted back; lines of none do not count.
 * @param lives of the order's lines: an order edit gives each another id, and either may name it by an older one
 */
export function isSamePieces(
  items: readonly NamedPieces[],
  wanted: readonly NamedPieces[],
  lives: readonly LineLife[],
): boolean {
  const toNow = (id: string) => findLife(lives, id)?.id ?? id
  const some = wanted.filter(({ quantity }) => quantity > 0)
  const isIn = ({ lineId, quantity }: NamedPieces) =>
    items.some((item) => toNow(item.lineId) === toNow(lineId) && item.quantity === quantity)
  return some.length === items.length && some.every(isIn)
}
