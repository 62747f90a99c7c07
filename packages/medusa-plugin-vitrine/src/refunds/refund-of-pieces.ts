import type { EntityManager } from 'typeorm'

/**
 * What the pieces of a line bring back, in minor units with tax. Medusa rounds the tax of one piece, multiplies it and rounds
 * again: pieces that come back one by one bring another sum than the same together, and neither need be what was paid.
 */
export interface LineAccount {
  /** how many were bought */
  pieces: number
  /** what they have cost, all together */
  total: number
  /** what comes and came back of it, and what was promised for that */
  gone: { pieces: number; amount: number }
}

interface NotedRow {
  id: string
  pieces: number
  amount: number | null
}

// under this name a return's or a claim's item keeps what it brings back
const note = 'vitrine_refund'

// what a claim asks to be sent back is an item of the claim already
const readNoted = `
  SELECT item.item_id AS id, item.quantity AS pieces, (item.metadata->>'${note}')::integer AS amount
  FROM return_item item JOIN "return" request ON request.id = item.return_id
  WHERE item.item_id = ANY($1) AND request.status <> 'canceled' AND request.claim_order_id IS NULL
    AND request.id IS DISTINCT FROM $2
  UNION ALL
  SELECT item.item_id, item.quantity, (item.metadata->>'${note}')::integer
  FROM claim_item item JOIN claim_order claim ON claim.id = item.claim_order_id
  WHERE item.item_id = ANY($1) AND claim.type = 'refund' AND claim.canceled_at IS NULL AND claim.id IS DISTINCT FROM $2`

const writeNote = `
  WITH kept AS (SELECT $3::text AS id, jsonb_build_object('${note}', $2::integer) AS note),
    of_return AS (
      UPDATE return_item item SET metadata = coalesce(item.metadata, '{}') || kept.note FROM kept
      WHERE item.return_id = $1 AND item.item_id = kept.id)
  UPDATE claim_item item SET metadata = coalesce(item.metadata, '{}') || kept.note FROM kept
  WHERE item.claim_order_id = $1 AND item.id = kept.id`

/**
 * What the next so many pieces of a line bring back: their share of what the line has cost, so that all pieces together,
 * however they come, bring that and no more.
 */
export function toRefund({ pieces: bought, total, gone }: LineAccount, pieces: number) {
  const due = Math.round((total * Math.min(bought, gone.pieces + pieces)) / bought)
  return Math.max(0, due - gone.amount)
}

/** The account once these pieces have gone for an amount. */
export function withGone(account: LineAccount, { pieces, amount }: { pieces: number; amount: number }): LineAccount {
  const { gone } = account
  return { ...account, gone: { pieces: gone.pieces + pieces, amount: gone.amount + amount } }
}

/**
 * Counts what is noted of some lines. What was promised before there were notes counts with its share.
 * @param lines `ids`: all that a line has had
 * @param except a return or a claim that is not to be counted
 * @returns by the lines' ids
 */
export async function readAccounts(
  manager: EntityManager,
  lines: Array<{ id: string; ids: string[]; pieces: number; total: number }>,
  except: string | null = null,
): Promise<Map<string, LineAccount>> {
  const rows: NotedRow[] = await manager.query(readNoted, [lines.flatMap(({ ids }) => ids), except])
  return new Map(
    lines.map(({ id, ids, pieces, total }) => {
      const empty: LineAccount = { pieces, total, gone: { pieces: 0, amount: 0 } }
      const own = rows.filter((row) => ids.includes(row.id))
      return [
        id,
        own.reduce(
          (account, row) => withGone(account, { amount: toRefund(account, row.pieces), ...known(row) }),
          empty,
        ),
      ]
    }),
  )
}

function known({ pieces, amount }: NotedRow) {
  return amount === null ? { pieces } : { pieces, amount }
}

/**
 * Notes what an item brings back.
 * @param noted `of` is a return with `item` the line's id, or a claim with
 *   the id of its item
 */
export async function noteRefund(
  manager: EntityManager,
  { of, item, amount }: { of: string; item: string; amount: number },
) {
  await manager.query(writeNote, [of, amount, item])
}

interface TotalledLine {
  refundable?: number | null
  total?: number | null
  tax_lines?: object[]
  returned_quantity?: number | null
  quantity: number
}

interface TotalledOrder {
  tax_rate?: number | null
  items?: TotalledLine[]
  swaps?: { additional_items?: TotalledLine[] }[]
  claims?: { additional_items?: TotalledLine[] }[]
}

/**
 * Has the lines of an order say what can be paid back for what has not come back of them (`refundable`); Medusa rounds that
 * as it rounds a refund.
 * @param order with the totals of its lines, or without
 */
export function correctRefundable<Order extends TotalledOrder>(order: Order): Order {
  // as Medusa's first versions have worked it out
  if (order.tax_rate) return order
  const sent = [...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(({ additional_items: own }) => own ?? [])
  for (const line of [...(order.items ?? []), ...sent]) {
    if (line.refundable === undefined || line.total === undefined || line.total === null || !line.tax_lines?.length)
      continue
    const gone = line.returned_quantity ?? 0
    line.refundable = line.total - Math.round((line.total * gone) / line.quantity)
  }
  return order
}
