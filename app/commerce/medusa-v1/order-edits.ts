import { type OrderEdits } from '../shop/order-edits'
import { type Calls } from './account'

export function toOrderEdits({ put }: Pick<Calls, 'put'>): OrderEdits {
  return {
    async complete(editId) {
      await put(({ orderEdits }) => orderEdits.complete(editId))
    },
    async decline(editId, reason) {
      await put(({ orderEdits }) => orderEdits.decline(editId, { declined_reason: reason || undefined }))
    },
  }
}
