import { decodeJwt } from 'jose'
import { z } from 'zod'

const tokenSchema = z.object({
  claimingCustomerId: z.string().min(1),
  orders: z.array(z.string().min(1)).min(1),
  exp: z.number(),
})

/** What a mailed token says; only the backend can tell whether it is one of its own. */
export interface ClaimToken {
  /** The account that asked for it. */
  customerId: string
  orderIds: string[]
  expiresAt: Date
}

/** Reads the token of Medusa's order claim, a JWT; null for what is none. */
export function readClaimToken(token: string): ClaimToken | null {
  try {
    const { claimingCustomerId: customerId, orders: orderIds, exp } = tokenSchema.parse(decodeJwt(token))
    return { customerId, orderIds, expiresAt: new Date(exp * 1000) }
  } catch {
    return null
  }
}
