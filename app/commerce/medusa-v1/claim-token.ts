import { decodeJwt } from 'jose'
import { z } from 'zod'
import { type ClaimToken } from '../shop/orders'

const tokenSchema = z.object({
  claimingCustomerId: z.string().min(1),
  orders: z.array(z.string().min(1)).min(1),
  exp: z.number(),
})

/** Reads the token of Medusa's order claim, a JWT; null for what is none. */
export function readClaimToken(token: string): ClaimToken | null {
  try {
    const { claimingCustomerId: customerId, orders: orderIds, exp } = tokenSchema.parse(decodeJwt(token))
    return { customerId, orderIds, expiresAt: new Date(exp * 1000) }
  } catch {
    return null
  }
}
