import { type Order } from '~/commerce/shop/order'
import { type LineChange, type OrderEdit } from '~/commerce/shop/order-edits'
import { type RequestContext } from '~/context.server'
import { type KnownProduct } from '~/commerce/shop/product'
import { toGuaranteeLabels } from '../../guarantee/guarantee-label.server'
import { getGuaranteeNotice } from '../../guarantee/guarantee-notice.server'

/** What is to be read of guarantees before a change is accepted. */
export interface EditGuarantees {
  /** Null where it brings no more goods, and where the law asks for none. */
  notice: string | null
  /** Of producers' guarantees of what comes, by the change's id. */
  labels: Partial<Record<string, string>>
}

/** Who accepts more goods buys them, whatever the change comes to: the law asks for the same as before an order. */
export function toEditGuarantees(
  ctx: Pick<RequestContext, 't' | 'locale'>,
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
  { status, changes }: Pick<OrderEdit, 'status' | 'changes'>,
  products: readonly Pick<KnownProduct, 'id' | 'guarantee'>[],
): EditGuarantees {
  const country = shippingAddress?.countryCode ?? ''
  const bought = status === 'requested' ? changes.filter(bringsGoods) : []
  if (bought.length === 0) return { notice: null, labels: {} }
  const findGuarantee = ({ line }: LineChange) => products.find(({ id }) => id === line?.variant?.productId)?.guarantee
  return {
    notice: getGuaranteeNotice(ctx, country),
    labels: toGuaranteeLabels(
      ctx,
      bought.map((change) => ({ id: change.id, guarantee: findGuarantee(change) })),
      country,
    ),
  }
}

function bringsGoods({ kind, line, original }: LineChange): boolean {
  const before = kind === 'add' ? 0 : (original?.quantity ?? 0)
  return kind !== 'remove' && line !== null && !line.giftCard && line.quantity > before
}
