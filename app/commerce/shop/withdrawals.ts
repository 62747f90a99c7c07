/** What is declared when a consumer withdraws from what was ordered. */
export interface WithdrawalStatement {
  name: string
  lines: { lineId: string; quantity: number }[]
}

/** A statement that was made. */
export interface Withdrawal extends WithdrawalStatement {
  id: string
  /** ISO 8601. */
  declaredAt: string
}

/** An order by what proves who may see it: its id stands in links that are passed on. */
export interface ProvedOrder {
  id: string
  email: string
}

export interface Withdrawals {
  /** What was declared about an order, oldest first; null where the backend takes no statements. */
  list(order: ProvedOrder): Promise<Withdrawal[] | null>
  /**
   * Idempotent: of one id the backend keeps one statement. The confirming mail is in the language of `locale`.
   * @throws CommerceError `invalid` where there are more statements about one order than anybody makes
   */
  declare(
    order: ProvedOrder,
    statement: WithdrawalStatement & { id: string },
    options: { locale: string },
  ): Promise<void>
}
