import { type SessionRecord } from './session-record'

/** Who is signed in. */
export interface Session {
  customer: SessionRecord['customer']
  /** ISO 8601. */
  expires: string
  /** How the shopper signed in: `credentials`, `email`, or the id of an identity provider. */
  method: string
}

export function toSession({ customer, method, expiresAt }: SessionRecord): Session {
  return { customer, method, expires: new Date(expiresAt * 1000).toISOString() }
}
