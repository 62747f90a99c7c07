import { isReason } from '../returns/check-return'
import { fieldOf, type OfferedLine, ownWay, type ReturnOffer, type ReturnWay } from '../returns/return-draft'

/** What can come instead of a line. */
export interface WantedVariant {
  id: string
  /** The chosen values, in the page's language. */
  title: string
  /** Of one piece with tax, in minor units. */
  price: number
  /** Units that are there; null where nothing limits them. */
  stock: number | null
}

/** A line of which something can be exchanged. */
export interface ExchangeableLine extends OfferedLine {
  instead: readonly WantedVariant[]
}

export interface ExchangeOffer extends Omit<ReturnOffer, 'lines'> {
  lines: readonly ExchangeableLine[]
}

/** What was typed for one line, as it was typed; without a variant the line is kept. */
export interface ExchangeLineDraft {
  lineId: string
  variantId: string
  quantity: string
  reasonId: string
}

/** The form as it stands in the page's address. */
export interface ExchangeDraft {
  lines: ExchangeLineDraft[]
  wayId: string
}

/** What is wrong with a field; each is a message under `after-sales:exchange.errors`. */
export type ExchangeProblem =
  'none' | 'variant-unknown' | 'variant-short' | 'quantity-whole' | 'quantity-max' | 'reason-unknown' | 'way-unknown'

/** What is exchanged, once the form is in order; amounts with tax, in minor units. */
export interface ExchangeReview {
  lines: { lineId: string; quantity: number; variant: WantedVariant; reasonId: string | null }[]
  /** Null where the shopper sends it without the shop. */
  way: ReturnWay | null
  /** What the new pieces cost. */
  wanted: number
  /** What is paid back for the old ones. */
  back: number
  /** Before delivery; negative where the shopper gets it back. */
  difference: number
}

export type CheckedExchange =
  { review: ExchangeReview; problems: null } | { review: null; problems: Record<string, ExchangeProblem> }

export const exchangeFieldOf = { ...fieldOf, instead: (lineId: string) => `instead.${lineId}` }

/** The draft in a query or a posted form: one piece, and the first way back, where nothing else is said. */
export function readExchangeDraft(fields: { get(name: string): unknown }, offer: ExchangeOffer): ExchangeDraft {
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  const lines = offer.lines.map(({ id }) => ({
    lineId: id,
    variantId: read(exchangeFieldOf.instead(id)) ?? '',
    quantity: read(exchangeFieldOf.quantity(id)) ?? '1',
    reasonId: read(exchangeFieldOf.reason(id)) ?? '',
  }))
  return { lines, wayId: read(exchangeFieldOf.way) ?? offer.ways[0]?.id ?? ownWay }
}

/** The address of a draft: only what was chosen. */
export function toExchangeQuery({ lines, wayId }: ExchangeDraft): URLSearchParams {
  const query = new URLSearchParams()
  for (const { lineId, variantId, quantity, reasonId } of lines.filter((line) => line.variantId)) {
    query.set(exchangeFieldOf.instead(lineId), variantId)
    query.set(exchangeFieldOf.quantity(lineId), quantity)
    if (reasonId) query.set(exchangeFieldOf.reason(lineId), reasonId)
  }
  query.set(exchangeFieldOf.way, wayId)
  return query
}

/** Holds a draft against what can be exchanged: what is wrong by field, or what it comes to. */
export function checkExchange(draft: ExchangeDraft, offer: ExchangeOffer): CheckedExchange {
  const problems: Record<string, ExchangeProblem> = {}
  const chosen = draft.lines.filter(({ variantId }) => variantId)
  const lines = chosen.flatMap((line) => checkLine(line, chosen, offer, problems) ?? [])
  const way = offer.ways.find(({ id }) => id === draft.wayId) ?? null
  if (!way && draft.wayId !== ownWay) problems[exchangeFieldOf.way] = 'way-unknown'
  const [first] = offer.lines
  if (chosen.length === 0 && first) problems[exchangeFieldOf.instead(first.id)] = 'none'
  if (lines.length === 0 || Object.keys(problems).length > 0) return { review: null, problems }
  const wanted = lines.reduce((sum, { variant, quantity }) => sum + variant.price * quantity, 0)
  const back = lines.reduce((sum, { refund }) => sum + refund, 0)
  return {
    review: {
      lines: lines.map(({ refund, ...line }) => line),
      way,
      wanted,
      back,
      difference: wanted + (way?.cost ?? 0) - back,
    },
    problems: null,
  }
}

function checkLine(
  { lineId, variantId, quantity: typed, reasonId }: ExchangeLineDraft,
  chosen: readonly ExchangeLineDraft[],
  { lines, reasons, toRefund }: ExchangeOffer,
  problems: Record<string, ExchangeProblem>,
) {
  const line = lines.find(({ id }) => id === lineId)
  const variant = line?.instead.find(({ id }) => id === variantId)
  const quantity = Number(typed)
  if (!isReason(reasonId, reasons)) problems[exchangeFieldOf.reason(lineId)] = 'reason-unknown'
  if (!line || !variant) {
    problems[exchangeFieldOf.instead(lineId)] = 'variant-unknown'
  } else if (!/^\d{1,9}$/.test(typed.trim()) || quantity === 0) {
    problems[exchangeFieldOf.quantity(lineId)] = 'quantity-whole'
  } else if (quantity > line.returnable) {
    problems[exchangeFieldOf.quantity(lineId)] = 'quantity-max'
  } else if (countWanted(variantId, chosen) > (variant.stock ?? Infinity)) {
    problems[exchangeFieldOf.instead(lineId)] = 'variant-short'
  } else {
    return { lineId, quantity, variant, reasonId: reasonId || null, refund: toRefund(line.id, quantity) }
  }
}

// several lines may want the same
function countWanted(variantId: string, chosen: readonly ExchangeLineDraft[]): number {
  const same = chosen.filter((line) => line.variantId === variantId)
  return same.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
}
