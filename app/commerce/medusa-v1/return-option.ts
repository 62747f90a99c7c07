import { type ReturnOption, type ReturnReason } from '../shop/returns'
import { addTaxes, toNet } from './taxes'
import { type ShippingOption } from './types'

/** The SDK's type knows no reasons inside of others. */
export interface ReasonRecord {
  id: string
  label: string
  metadata?: ReturnReason['metadata']
  parent_return_reason_id: string | null
  return_reason_children?: readonly ReasonRecord[] | null
}

/** The outer reasons, each with its own: Medusa may list the inner ones beside them once more. */
export function toReturnReasons(records: readonly ReasonRecord[]): ReturnReason[] {
  return records.filter((record) => record.parent_return_reason_id === null).map(toReturnReason)
}

function toReturnReason({ id, label, metadata = null, return_reason_children: inner }: ReasonRecord): ReturnReason {
  return { id, label, metadata, reasons: (inner ?? []).map(toReturnReason) }
}

/** None for one whose price Medusa does not know. */
export function toReturnOption(option: Partial<ShippingOption>): ReturnOption | [] {
  const { id, amount, name = '', metadata = null } = option
  return id && typeof amount === 'number' ? { id, name, metadata, cost: toReturnCost({ ...option, amount }) } : []
}

/** What the way back costs with tax, as `ReturnService.create` of Medusa 1.20 takes it off the refund. */
export function toReturnCost(option: {
  amount: number
  includes_tax?: boolean
  tax_rates?: readonly { rate?: number | null }[] | null
}): number {
  const rates = (option.tax_rates ?? []).map(({ rate }) => rate ?? 0)
  return addTaxes(toNet(option.amount, rates, option.includes_tax ?? false), rates)
}
