import { type Order, type OrderPayment } from './order'

/** What waits for the merchant's hand; `other` is one that the shop does not know of yet. */
export type TaskKind =
  | 'refund-due'
  | 'payment-not-given-back'
  | 'capture-failed'
  | 'capture-due'
  | 'withdrawal-declared'
  | 'mail-not-sent'
  | 'other'

export interface Task {
  id: string
  kind: TaskKind
  /** `id` is the backend's; of another thing than these nothing can be done from here. */
  about: { kind: 'payment' | 'exchange' | 'other'; id: string }
  /** `number` is null where the order is gone. */
  order: { id: string; number: number | null } | null
  /** In minor units; null where it is not about money. */
  amount: number | null
  /** ISO 4217, lower case; null where it is not about money. */
  currency: string | null
  /** ISO 8601. */
  createdAt: string
  doneAt: string | null
}

export interface TaskDetails extends Task {
  /** With which a consumer has withdrawn; null for other tasks. */
  statement: { name: string; declaredAt: string; lines: { title: string; quantity: number }[] } | null
  /** That was not sent: by the backend's own name of its kind; null once it was, and for other tasks. */
  mail: { kind: string; isTried: boolean; attempts: number } | null
}

/** An order as its merchant sees it. */
export interface MerchantOrder extends Order {
  payments: (OrderPayment & { id: string })[]
  /** Of the refunds that were made of it, as whoever made them has written. */
  refundNotes: string[]
}

export interface StaffUser {
  email: string
}

/** With what somebody proves to be the merchant: a user's token, the shop's key, or nothing yet. */
export type MerchantProof = { token: string } | { apiKey: string } | 'nobody'

/**
 * What the merchant can do from the shop. Every function rejects with `CommerceError`: `unauthenticated` where the proof does
 * not count, `forbidden` where this user may not.
 */
export interface Merchant {
  /** @returns the token of a user of the back office; null where it knows no such pair */
  signIn(credentials: { email: string; password: string }): Promise<string | null>
  /** Whose proof it is; null where they are not among the staff any more. */
  getUser(): Promise<StaffUser | null>
  /** What is open, oldest first. @throws CommerceError `not-found` where the backend keeps no such list */
  listTasks(page: { limit: number; offset: number }): Promise<Task[]>
  /** @throws CommerceError `not-found` */
  requireTask(id: string): Promise<TaskDetails>
  /** Notes that it was done; again, the first time stays. */
  finishTask(id: string): Promise<void>
  /** Has the mail sent that it is about; the task is done once it is. @returns false where it was sent, or is being tried */
  resendMail(taskId: string): Promise<boolean>
  /** @throws CommerceError `not-found` */
  requireOrder(id: string): Promise<MerchantOrder>
  /** Pays back out of what the order's payments hold; each time once more. `amount` in minor units. */
  refundOrder(orderId: string, refund: { amount: number; note: string }): Promise<void>
  /** Pays back out of one payment; each time once more. `amount` in minor units. */
  refundPayment(paymentId: string, refund: { amount: number; note: string }): Promise<void>
  /** Pays back what an exchange costs less; again, nothing. @returns false where a provider has refused */
  refundExchange(orderId: string, exchangeId: string): Promise<boolean>
  /** Takes what was promised for an order; again, nothing. @returns false where a provider has refused */
  captureOrder(orderId: string): Promise<boolean>
  /** Takes what was promised with one payment; again, nothing. */
  capturePayment(paymentId: string): Promise<void>
  /** Calls an order off of which nothing was packed, and gives back what was paid. */
  cancelOrder(orderId: string): Promise<void>
}
