import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'

const header = 'x-vitrine-total'

/** Hands on what the shop says that its shopper has agreed to pay, to the strategy that completes the cart. */
export function readStatedTotal(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const stated = req.get(header)
  if (stated !== undefined) req.request_context = { ...req.request_context, stated_total: Number(stated) }
  next()
}

/**
 * Whether a cart costs something else than its shopper was shown: it was changed, or taxed otherwise, in the moment between
 * the button and the order. Who says nothing has agreed to what the payment is for, which is compared anyway.
 * @param context what `readStatedTotal` has added to; in minor units
 * @param cart with its totals
 */
export function isStatedOtherwise(
  context: { stated_total?: number } | undefined,
  { type, total }: { type: string; total: number },
) {
  const stated = context?.stated_total
  return type !== 'swap' && stated !== undefined && stated !== Math.max(total, 0)
}
