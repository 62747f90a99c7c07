import { z } from 'zod'
import { type EditedLine, type LineChange, type OrderEdit, type OrderEdits } from '../shop/order-edits'
import { type Calls } from './repeatable-calls'
import { orNull } from './or-null'
import { toNamedLine } from './order'
import { namedLineSchema } from './past-schemas'

const lineSchema = namedLineSchema.nullish().transform((line): EditedLine | null => {
  if (!line) return null
  const { id, quantity, thumbnail } = line
  return { id, quantity, thumbnail, ...toNamedLine(line) }
})

const kinds = { item_add: 'add', item_remove: 'remove', item_update: 'update' } as const

const editSchema = z
  .object({
    id: z.string(),
    order_id: z.string(),
    status: z.enum(['created', 'requested', 'confirmed', 'declined', 'canceled']),
    declined_reason: z.string().nullish(),
    total: z.number(),
    difference_due: z.number(),
    payment_collection_id: z.string().nullish(),
    changes: z.array(
      z
        .object({
          id: z.string(),
          type: z.enum(['item_add', 'item_remove', 'item_update']),
          line_item: lineSchema,
          original_line_item: lineSchema,
        })
        .transform(({ id, type, line_item: line, original_line_item: original }): LineChange => ({
          id,
          kind: kinds[type],
          line,
          original,
        })),
    ),
  })
  .transform((edit): OrderEdit => ({
    id: edit.id,
    orderId: edit.order_id,
    status: edit.status === 'canceled' ? 'cancelled' : edit.status,
    declinedReason: edit.declined_reason ?? '',
    total: edit.total,
    difference: edit.difference_due,
    paymentCollectionId: edit.payment_collection_id || null,
    changes: edit.changes,
  }))

const answerSchema = z.object({ order_edit: editSchema })

export function toOrderEdits({ read, put }: Pick<Calls, 'read' | 'put'>): OrderEdits {
  return {
    async getOrderEdit(editId) {
      const answer = await orNull(read(({ orderEdits }) => orderEdits.retrieve(editId)))
      return answer && answerSchema.parse(answer).order_edit
    },
    async complete(editId) {
      await put(({ orderEdits }) => orderEdits.complete(editId))
    },
    async decline(editId, reason) {
      await put(({ orderEdits }) => orderEdits.decline(editId, { declined_reason: reason || undefined }))
    },
  }
}
