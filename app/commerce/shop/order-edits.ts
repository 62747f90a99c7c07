import { type NamedLine } from './order'

/** A line as an edit knows it. */
export interface EditedLine extends NamedLine {
  id: string
  quantity: number
  /** Address of a picture. */
  thumbnail: string | null
}

/** What is proposed for one line of an order; `line` is what there would be, `original` what there is. */
export interface LineChange {
  id: string
  kind: 'add' | 'remove' | 'update'
  line: EditedLine | null
  original: EditedLine | null
}

/** A change of an order that the merchant proposes; amounts in minor units. */
export interface OrderEdit {
  id: string
  orderId: string
  /** `created`: the merchant is still writing it. */
  status: 'created' | 'requested' | 'confirmed' | 'declined' | 'cancelled'
  /** In the shopper's words; empty for none. */
  declinedReason: string
  /** Of the order with the changes. */
  total: number
  /** Of `total` to what the order comes to now; negative where it becomes less. */
  difference: number
  /** What the difference is paid through; null where none is asked for. */
  paymentCollectionId: string | null
  changes: LineChange[]
}

/** The backend shows and changes any edit for anybody: whose it is has been looked at before. */
export interface OrderEdits {
  /** Null where there is none. */
  getOrderEdit(editId: string): Promise<OrderEdit | null>
  /**
   * Makes the change, or notes that it is paid; idempotent.
   * @throws CommerceError for the reasons `pieces-bound`, `out-of-stock` and `order-cancelled` among others
   */
  complete(editId: string): Promise<void>
  /** Idempotent. @param reason in the shopper's words; empty for none */
  decline(editId: string, reason: string): Promise<void>
}
