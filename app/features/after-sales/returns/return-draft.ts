import { type ToRefund } from '~/commerce/shop/returns'
import { type ReasonGroup } from './return-reasons'

/** A way back that the shop offers. */
export interface ReturnWay {
  id: string
  /** In the page's language. */
  name: string
  /** With tax, in minor units. */
  cost: number
}

/** The way that is none of the shop's. */
export const ownWay = 'own'

/** A line of which something can be sent back. */
export interface OfferedLine {
  id: string
  returnable: number
}

export interface ReturnOffer {
  lines: readonly OfferedLine[]
  reasons: readonly ReasonGroup[]
  ways: readonly ReturnWay[]
  toRefund: ToRefund
}

/** What was typed for one line, as it was typed. */
export interface LineDraft {
  lineId: string
  quantity: string
  reasonId: string
  note: string
}

/** The form as it stands in the page's address. */
export interface ReturnDraft {
  lines: LineDraft[]
  wayId: string
}

/** What is wrong with a field; each is a message under `after-sales:return.errors`. */
export type ReturnProblem =
  'none' | 'quantity-whole' | 'quantity-max' | 'reason-unknown' | 'note-long' | 'way-unknown' | 'way-costs-more'

/** What is sent back, once the form is in order; amounts in minor units. */
export interface ReturnReview {
  lines: { lineId: string; quantity: number; reasonId: string | null; note: string | null }[]
  /** Null where the shopper sends it without the shop. */
  way: ReturnWay | null
  items: number
  total: number
}

export type CheckedDraft =
  { review: ReturnReview; problems: null } | { review: null; problems: Record<string, ReturnProblem> }

export const noteLength = 300

export const fieldOf = {
  quantity: (lineId: string) => `quantity.${lineId}`,
  reason: (lineId: string) => `reason.${lineId}`,
  note: (lineId: string) => `note.${lineId}`,
  way: 'way',
}

/**
 * The draft in a query or a posted form. What an empty address means is chosen for the shopper: the only piece of an
 * order, and the first way back.
 */
export function readDraft(fields: { get(name: string): unknown }, offer: ReturnOffer): ReturnDraft {
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  const [first] = offer.lines
  const isOnlyPiece = offer.lines.length === 1 && first?.returnable === 1
  const lines = offer.lines.map(({ id }) => ({
    lineId: id,
    quantity: read(fieldOf.quantity(id)) ?? (isOnlyPiece ? '1' : '0'),
    reasonId: read(fieldOf.reason(id)) ?? '',
    note: read(fieldOf.note(id)) ?? '',
  }))
  return { lines, wayId: read(fieldOf.way) ?? offer.ways[0]?.id ?? ownWay }
}

/** The address of a draft: only what was chosen. */
export function toDraftQuery({ lines, wayId }: ReturnDraft): URLSearchParams {
  const query = new URLSearchParams()
  for (const { lineId, quantity, reasonId, note } of lines) {
    query.set(fieldOf.quantity(lineId), quantity)
    if (reasonId) query.set(fieldOf.reason(lineId), reasonId)
    if (note) query.set(fieldOf.note(lineId), note)
  }
  query.set(fieldOf.way, wayId)
  return query
}

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
  const items = wanted.reduce((sum, { lineId, quantity }) => sum + offer.toRefund(lineId, Number(quantity)), 0)
  const total = items - (way?.cost ?? 0)
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
