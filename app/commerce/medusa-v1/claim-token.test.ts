import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { readClaimToken } from './claim-token'

const sign = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(1_800_000_000).sign(new Uint8Array(32))

it('reads who asked, for which orders, and until when', async () => {
  const token = await sign({ claimingCustomerId: 'cus_1', orders: ['order_1', 'order_2'] })
  const expiresAt = new Date(1_800_000_000_000)
  expect(readClaimToken(token)).toEqual({ customerId: 'cus_1', orderIds: ['order_1', 'order_2'], expiresAt })
})

it('takes other tokens and other texts for none', async () => {
  const others = [await sign({ customer_id: 'cus_1' }), await sign({ claimingCustomerId: 'cus_1', orders: [] })]
  for (const token of ['', 'a.b.c', 'x'.repeat(5000), ...others]) expect(readClaimToken(token)).toBeNull()
})
