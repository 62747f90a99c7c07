import { type Cart } from '~/commerce/shop/cart'
import { toLineLimit } from './quantity-limit'

/** Pieces of each variant that the target shall hold afterwards. */
export type MergePlan = Record<string, number>

type Part = Pick<Cart, 'items' | 'context'>

/**
 * What folding `source` into `target` shall leave in `target`, by variant: the sum, as far as stock and limit allow and
 * never less than there is. Two carts of one double click hold the same thing, which then counts once.
 */
export function planMerge(target: Part, source: Part): MergePlan {
  const repeated = isRepeated(target, source)
  const plan: MergePlan = {}
  for (const line of source.items) {
    if (!line.variantId || !line.variant) continue
    const there = countVariant(target, line.variantId)
    const planned = plan[line.variantId] ?? there
    const wanted = repeated ? Math.max(planned, line.quantity) : planned + line.quantity
    plan[line.variantId] = Math.max(there, Math.min(wanted, toLineLimit(line.variant.stock)))
  }
  return plan
}

/** Whether everything that `source` holds is in `target` once it holds what `plan` says. */
export function isWhole(plan: MergePlan, target: Part, source: Part): boolean {
  if (isRepeated(target, source)) return true
  return source.items.every(({ variantId: id }) => {
    return id !== null && (plan[id] ?? 0) >= countVariant(target, id) + countVariant(source, id)
  })
}

/** Whether both were made by one form that was sent twice. */
export function isRepeated(target: Pick<Cart, 'context'>, source: Pick<Cart, 'context'>): boolean {
  const { attempt } = source.context
  return attempt !== null && attempt === target.context.attempt
}

function countVariant({ items }: Part, variantId: string): number {
  return items.filter((item) => item.variantId === variantId).reduce((sum, item) => sum + item.quantity, 0)
}
