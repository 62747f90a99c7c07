import { type Admin } from '../../support/admin'
import { makeBowl } from '../checkout/checkout-steps'
import { type Write } from './attempt'
import { listCartWrites } from './cart-writes'
import { listOtherWrites } from './other-writes'

/** One of each kind of write; each has a shopper of its own, so all may be sent at once. */
export async function listWrites(shopUrl: string, admin: Admin): Promise<Record<string, Write>> {
  const bowl = await makeBowl(admin, 'Bowl that meets every fault', 5000)
  return { ...(await listCartWrites(shopUrl, admin, bowl)), ...(await listOtherWrites(shopUrl, admin, bowl)) }
}
