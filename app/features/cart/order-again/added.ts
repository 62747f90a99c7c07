import { type AddLineResult } from '../add-line.server'

/** What became of a line of an order that was to be added to the bag once more. */
export interface Added {
  /** Of the order. */
  lineId: string
  /** How many pieces were added. */
  pieces: number
  /** Why they are not as many as were ordered; null where they are. */
  missing: 'fewer' | 'gone' | 'not-sold-here' | 'sold-out' | 'full' | 'other-region' | null
}

/** @param result null where the shop does not have the variant any more */
export function toAdded(lineId: string, ordered: number, result: AddLineResult | null): Added {
  if (result?.ok) return { lineId, pieces: result.quantity, missing: result.quantity < ordered ? 'fewer' : null }
  return { lineId, pieces: 0, missing: toReason(result) }
}

function toReason(result: Extract<AddLineResult, { ok: false }> | null): NonNullable<Added['missing']> {
  if (!result || result.reason === 'unknown-variant' || result.reason === 'unavailable') return 'gone'
  if (result.reason === 'quantity-limit') return 'full'
  // all there are lie in the bag already
  if (result.reason === 'out-of-stock') return result.available > 0 ? 'full' : 'sold-out'
  return result.reason
}
