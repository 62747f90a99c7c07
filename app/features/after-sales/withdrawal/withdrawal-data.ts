import { type OrderLine } from '../../orders/order-line'
import { type Statement, type StatementDraft } from './statement'

/** A statement that was made. */
export interface DeclaredWithdrawal {
  id: string
  /** When it arrived, in words. */
  time: string
  name: string
  lines: { lineId: string; quantity: number; line?: Pick<OrderLine, 'title' | 'variant'> }[]
}

export interface WithdrawalPageData {
  orderId: string
  number: number
  /** Where the confirmation goes. */
  email: string
  lines: OrderLine[]
  /** Oldest first. */
  declared: DeclaredWithdrawal[]
  /** False where the backend cannot take a statement, since it is without our plugin. */
  isTaken: boolean
  /** Nothing of the order is left to withdraw from. */
  isAllDeclared: boolean
  draft: StatementDraft
  /** What is wrong, in words, by field; empty while nothing was checked. */
  errors: Record<string, string>
  /** Of what was withdrawn from a parcel was sent, so that something may come back; null where the order has no parcel. */
  isSent: boolean | null
  /** The merchant's address; no lines where none is set. */
  returnTo: string[]
  /** Where the consumer is to confirm it. */
  statement: Statement | null
}
