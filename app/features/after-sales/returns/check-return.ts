import {
  fieldOf,
  type LineDraft,
  noteLength,
  ownWay,
  type ReturnDraft,
  type ReturnOffer,
  type ReturnWay,
} from './return-draft'
import { type ReasonGroup } from './return-reasons'
import { toReturnTotal } from './return-total'

/** What is sent back, once the form is in order; amounts in minor units. */
export interface ReturnReview {
  lines: { lineId: string; quantity: number; reasonId: string | null; note: string | null }[]
  /** Null where the shopper sends it without the shop. */
  way: ReturnWay | null
  items: number
  total: number
}

/** What is wrong with a field; each is a message under `after-sales:return.errors`. */
export type ReturnProblem =
  'none' | 'quantity-whole' | 'quantity-max' | 'reason-unknown' | 'note-long' | 'way-unknown' | 'way-costs-more'

export type CheckedDraft =
  { review: ReturnReview; problems: null } | { review: null; problems: Record<string, ReturnProblem> }

/** Holds a draft against what can be sent back: what is wrong by field, or what it comes to. */
export function checkDraft(draft: ReturnDraft, offer: ReturnOffer): CheckedDraft {
  const problems: Record<string, ReturnProblem> = {}
  for (const line of draft.lines) checkLine(line, offer, problems)
  const way = offer.ways.find(({ id }) => id === draft.wayId) ?? null
  if (!way && draft.wayId !== ownWay) problems[fieldOf.way] = 'way-unknown'
  const wanted = draft.lines.filter(({ quantity }) => Number(quantity) > 0)
  const [first] = offer.lines
  if (wanted.length === 0 && first) problems[fieldOf.quantity(first.id)] ??= 'none'
  if (wanted.length === 0 || Object.keys(problems).length > 0) return { review: null, problems }
  const { items, total } = toReturnTotal(wanted, way, offer)
  if (total < 0) return { review: null, problems: { [fieldOf.way]: 'way-costs-more' } }
  const lines = wanted.map(({ lineId, quantity, reasonId, note }) => {
    return { lineId, quantity: Number(quantity), reasonId: reasonId || null, note: note.trim() || null }
  })
  return { review: { lines, way, items, total }, problems: null }
}

function checkLine(line: LineDraft, { lines, reasons }: ReturnOffer, problems: Record<string, ReturnProblem>): void {
  const { lineId, quantity, reasonId, note } = line
  const returnable = lines.find(({ id }) => id === lineId)?.returnable ?? 0
  if (!/^\d{0,9}$/.test(quantity.trim())) problems[fieldOf.quantity(lineId)] = 'quantity-whole'
  else if (Number(quantity) > returnable) problems[fieldOf.quantity(lineId)] = 'quantity-max'
  if (!isReason(reasonId, reasons)) problems[fieldOf.reason(lineId)] = 'reason-unknown'
  if (note.length > noteLength) problems[fieldOf.note(lineId)] = 'note-long'
}

/** Whether a reason can be given; none can always be. */
export function isReason(id: string, groups: readonly ReasonGroup[]): boolean {
  return id === '' || groups.some(({ reasons }) => reasons.some(({ value }) => value === id))
}
