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
