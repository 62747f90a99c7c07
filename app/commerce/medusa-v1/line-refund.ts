import { z } from 'zod'
import { type RefundableLine, type ToRefund } from '../shop/returns'
import { type Calls } from './repeatable-calls'
import { askOffered, type GetCapabilities } from './offers'
import { addTaxes, toNet } from './taxes'

const accountSchema = z.object({
  /** How many were bought. */
  pieces: z.int().positive(),
  /** What they have cost together. */
  total: z.int(),
  /** What comes and came back of them, and what was promised for that. */
  gone: z.object({ pieces: z.int(), amount: z.int() }),
})

const answerSchema = z.object({ lines: z.array(accountSchema.extend({ id: z.string() })) })

/** What the plugin works out a line's refund from; amounts in minor units, with tax. */
type LineAccount = z.infer<typeof accountSchema>

/** How the lines of an order bring money back: by their accounts with the plugin, or as Medusa does by itself. */
export async function readRefunds(
  read: Calls['read'],
  getCapabilities: GetCapabilities,
  order: { id: string; lines: readonly RefundableLine[] },
): Promise<ToRefund> {
  const path = `/store/vitrine/orders/${encodeURIComponent(order.id)}/refunds`
  const answer = await askOffered(getCapabilities, 'lineAccounts', async () =>
    answerSchema.parse(await read(({ client }) => client.request('GET', path))),
  )
  const accounts = new Map(answer?.lines.map((account) => [account.id, account]))
  return function toRefund(lineId, quantity) {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? toLineRefund(line, quantity, accounts.get(lineId)) : 0
  }
}

/**
 * What is paid back for the next `quantity` pieces of a line. With our plugin their share of what the line has cost, so
 * that all pieces bring that together (`refunds/refund-of-pieces.ts` there). Else their price without tax, less their share of
 * the line's discount, and the tax on that: `TotalsService.getLineItemRefund` of Medusa 1.20, whose every rounding is kept,
 * so that several pieces of a line may bring a unit less or more than they have cost.
 */
export function toLineRefund(line: RefundableLine, quantity: number, account?: LineAccount): number {
  return account ? toShare(account, quantity) : toPlainRefund(line, quantity)
}

function toShare({ pieces, total, gone }: LineAccount, quantity: number): number {
  const due = Math.round((total * Math.min(pieces, gone.pieces + quantity)) / pieces)
  return Math.max(0, due - gone.amount)
}

function toPlainRefund({ unitPrice, includesTax, taxRates, discount, ...line }: RefundableLine, quantity: number) {
  const unit = toNet(unitPrice, taxRates, includesTax) - Math.round(discount / line.quantity)
  return addTaxes(unit * quantity, taxRates)
}
