import { type SavedLine } from '~/commerce/shop/cart-context'
import { linePieces } from './quantity-limit'

// a list that nobody reads any more shall not make every answer of the backend longer
const savedLimit = 50

/** The list with `line` in front; what is there already counts on. */
export function withSaved(saved: readonly SavedLine[], line: SavedLine): SavedLine[] {
  const before = saved.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0
  const quantity = Math.min(linePieces, before + line.quantity)
  return [{ ...line, quantity }, ...withoutSaved(saved, line.variantId)].slice(0, savedLimit)
}

export function withoutSaved(saved: readonly SavedLine[], variantId: string): SavedLine[] {
  return saved.filter((line) => line.variantId !== variantId)
}

/** Two lists as one, which done once more changes nothing. */
export function mergeSaved(first: readonly SavedLine[], second: readonly SavedLine[]): SavedLine[] {
  const kept = first.map((line) => {
    const other = second.find(({ variantId }) => variantId === line.variantId)
    return { ...line, quantity: Math.max(line.quantity, other?.quantity ?? 0) }
  })
  const ids = new Set(kept.map(({ variantId }) => variantId))
  return [...kept, ...second.filter(({ variantId }) => !ids.has(variantId))].slice(0, savedLimit)
}
