import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { compareLines } from '../../orders/order'
import { addLine, type AddLineResult } from '../add-line.server'
import { type Added, toAdded } from './added'

/**
 * Adds to the bag what an order holds, as far as the shop still sells it to the page's country. Sent twice within seconds,
 * as by a double click, it adds once.
 * @returns what became of each line
 * @throws CommerceError when the backend is down; what was added until then stays
 */
export async function orderAgain(ctx: RequestContext, order: Order): Promise<Added[]> {
  const added: Added[] = []
  // one after the other: the first may make the bag that the others go into
  for (const { id, variant, quantity } of order.items.toSorted(compareLines)) {
    const result = variant ? await addUpTo(ctx, `again ${id}`, variant.id, quantity) : null
    added.push(toAdded(id, quantity, result))
  }
  return added
}

// where there are fewer than were ordered, as many as there are
async function addUpTo(
  ctx: RequestContext,
  attempt: string,
  variantId: string,
  quantity: number,
): Promise<AddLineResult> {
  const result = await addLine(ctx, { variantId, quantity, attempt })
  if (result.ok) return result
  const most =
    result.reason === 'out-of-stock' ? result.available : result.reason === 'quantity-limit' ? result.limit : 0
  const room = most - ('inCart' in result ? result.inCart : 0)
  return room > 0 ? addLine(ctx, { variantId, quantity: room, attempt }) : result
}
