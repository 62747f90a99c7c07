import { type Cart } from '~/commerce/shop/cart'
import { toGiftMetadata } from '@vitrine/shared/gift-note'
import { toLineLimit } from './quantity-limit'

/** Pieces of each line that the target shall hold afterwards, by `toLineKey`. */
export type MergePlan = Record<string, number>

type Part = Pick<Cart, 'items' | 'context'>

/**
 * What folding `source` into `target` shall leave in `target`, by line: the sum, as far as stock and limit allow and
 * never less than there is. Two carts of one double click hold the same thing, which then counts once.
 */
export function planMerge(target: Part, source: Part): MergePlan {
  const repeated = isRepeated(target, source)
  const plan: MergePlan = {}
  for (const line of source.items) {
    if (!line.variantId || !line.variant) continue
    const key = toLineKey(line)
    const there = countLine(target, key)
    const planned = plan[key] ?? there
    const wanted = repeated ? Math.max(planned, line.quantity) : planned + line.quantity
    plan[key] = Math.max(there, Math.min(wanted, toLineLimit(line.variant.stock)))
  }
  return plan
}

/** Whether everything that `source` holds is in `target` once it holds what `plan` says. */
export function isWhole(plan: MergePlan, target: Part, source: Part): boolean {
  if (isRepeated(target, source)) return true
  return source.items.every((line) => {
    const key = toLineKey(line)
    return line.variantId !== null && (plan[key] ?? 0) >= countLine(target, key) + countLine(source, key)
  })
}

/** Whether both were made by one form that was sent twice. */
export function isRepeated(target: Pick<Cart, 'context'>, source: Pick<Cart, 'context'>): boolean {
  const { attempt } = source.context
  return attempt !== null && attempt === target.context.attempt
}

/** What lines of two carts have in common that are one: their variant, and for whom a gift card is. */
export function toLineKey({ variantId, gift }: Pick<Part['items'][number], 'variantId' | 'gift'>): string {
  return gift ? `${variantId} ${JSON.stringify(toGiftMetadata(gift))}` : `${variantId}`
}

function countLine({ items }: Part, key: string): number {
  return items.filter((item) => toLineKey(item) === key).reduce((sum, item) => sum + item.quantity, 0)
}
