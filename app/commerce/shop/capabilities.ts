/** What the backend offers beyond what every backend does. What is missing takes its links and pages away. */
export interface Capabilities {
  /** Signing in by a one-time proof, with every mailed link counting once. */
  passwordless: boolean
  /** Saying of a link for a forgotten password whether it still counts. */
  resetLinks: boolean
  /** Keeping whose account an identity provider's is. */
  providers: boolean
  /** Keeping whose account a passkey opens. */
  passkeys: boolean
  /** Telling of a session whether it lives and where else there is one, and giving it a fresh token. */
  sessions: boolean
  /** Ending all sessions of an account. */
  endingSessions: boolean
  /** Mailing the link that moves a guest's order into an account. */
  orderClaims: boolean
  /** Knowing what an address stood for that nothing has any more. */
  formerHandles: boolean
  /** Recording prices, for the lowest of the last 30 days. */
  priorPrices: boolean
  /** It counts what is ordered most. */
  bestsellers: boolean
  /** Completing an exchange. */
  exchanges: boolean
  /** Saying what came back of an order, and what it was before its edits. */
  orderPasts: boolean
  /** Counting what of each line of an order was paid back. */
  lineAccounts: boolean
  /** Taking statements of withdrawal. */
  withdrawals: boolean
}
