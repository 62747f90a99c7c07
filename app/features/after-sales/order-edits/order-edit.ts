import { type EditedLine, type OrderEdit } from '~/commerce/shop/order-edits'
import { type OrderLine } from '~/features/orders/order-line'
import { type EditObstacles, type Obstacle } from './edit-obstacles'

/** Whether a change was made that is not paid, see `withUnpaid`. */
export function isUnpaid({ status, difference }: Pick<OrderEdit, 'status' | 'difference'>): boolean {
  return status === 'confirmed' && difference > 0
}

/** What the merchant proposes for one line of the order. */
export interface ChangeView extends Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign'> {
  id: string
  /** How many there are now; 0 for what is new. */
  before: number
  /** How many there would be; 0 for what goes. */
  after: number
  /** Why that cannot be just now. */
  obstacle: Obstacle | null
}

/**
 * @param words a line's words in the page's language, and the path of its picture
 * @param obstacles see `readEditObstacles`
 */
export function toChangeViews(
  { changes }: Pick<OrderEdit, 'changes'>,
  words: (line: EditedLine) => Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign'>,
  obstacles: EditObstacles = {},
): ChangeView[] {
  return changes.flatMap(({ id, kind, line, original }) => {
    const shown = line ?? original
    if (!shown) return []
    const before = kind === 'add' ? 0 : (original?.quantity ?? 0)
    const after = kind === 'remove' ? 0 : (line?.quantity ?? 0)
    return [{ id, before, after, obstacle: obstacles[id] ?? null, ...words(shown) }]
  })
}
