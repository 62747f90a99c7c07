import { type LineDraft, type ReturnOffer, type ReturnWay } from './return-draft'

/** What a return pays back, in minor units: what its pieces were paid for (`offer.toRefund`), less the way back. */
export function toReturnTotal(lines: readonly LineDraft[], way: ReturnWay | null, offer: ReturnOffer) {
  const items = lines.reduce((sum, { lineId, quantity }) => sum + offer.toRefund(lineId, Number(quantity)), 0)
  return { items, total: items - (way?.cost ?? 0) }
}
