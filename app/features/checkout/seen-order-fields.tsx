import { type SeenOrder } from './review-data'

/** Says in a form which order its sender has seen, for `readSeenOrder`. */
export function SeenOrderFields({ order: { cartId, mark, total } }: { order: SeenOrder }) {
  return (
    <>
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="total" value={total} />
    </>
  )
}
