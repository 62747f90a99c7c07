import { z } from 'zod'
import { toNamedLine } from '~/commerce/medusa-v1/order'
import { type NamedLine } from '~/commerce/shop/order'
import { type OrderLine } from '~/features/orders/order-line'
import { type EditObstacles, type Obstacle } from './edit-obstacles'

const lineSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  quantity: z.number(),
  variant: z.object({ id: z.string().optional(), product_id: z.string() }).nullish(),
})

/** An order edit as Medusa's store API answers it. Amounts in minor units. */
export const orderEditSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.enum(['created', 'requested', 'confirmed', 'declined', 'canceled']),
  declined_reason: z.string().nullish(),
  /** Of the order with the changes. */
  total: z.number(),
  /** Of `total` to what the order comes to now; negative where it becomes less. */
  difference_due: z.number(),
  payment_collection_id: z.string().nullish(),
  changes: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['item_add', 'item_remove', 'item_update']),
      line_item: lineSchema.nullish(),
      original_line_item: lineSchema.nullish(),
    }),
  ),
})

export type OrderEdit = z.infer<typeof orderEditSchema>

/** Whether a change was made that is not paid, see `withUnpaid`. */
export function isUnpaid({ status, difference_due: due }: Pick<OrderEdit, 'status' | 'difference_due'>): boolean {
  return status === 'confirmed' && due > 0
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
  words: (
    line: NamedLine & { thumbnail: string | null },
  ) => Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign'>,
  obstacles: EditObstacles = {},
): ChangeView[] {
  return changes.flatMap(({ id, type, line_item: line, original_line_item: original }) => {
    const shown = line ?? original
    if (!shown) return []
    const before = type === 'item_add' ? 0 : (original?.quantity ?? 0)
    const after = type === 'item_remove' ? 0 : (line?.quantity ?? 0)
    const shownWords = words({ ...toNamedLine(shown), thumbnail: shown.thumbnail })
    return [{ id, before, after, obstacle: obstacles[id] ?? null, ...shownWords }]
  })
}
