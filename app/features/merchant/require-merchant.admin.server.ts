import { connectMerchant } from '~/commerce/merchant.admin.server'
import { type Merchant, type StaffUser } from '~/commerce/shop/merchant'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { endMerchantSession, keepMerchantSession, readMerchantSession, toProof } from './merchant-session.server'

export interface MerchantRights {
  merchant: Merchant
  user: StaffUser
}

/**
 * What the request may do as the merchant. The backend is asked each time: who was dismissed is out at once.
 * @throws Response to the sign-in, where nobody is signed in, or not any more
 */
export async function requireMerchant(ctx: RequestContext): Promise<MerchantRights> {
  const session = await readMerchantSession(ctx)
  const proof = session && toProof(session)
  if (!session || !proof) throw await redirectTo(ctx, paths.merchantSignIn())
  const merchant = connectMerchant(ctx, proof)
  const user = await merchant.getUser()
  if (!user) throw await toSignIn(ctx)
  await keepMerchantSession(ctx, session)
  return { merchant, user }
}

/** Ends the session, which the backend does not take any more. */
export async function toSignIn(ctx: RequestContext): Promise<Response> {
  await endMerchantSession(ctx)
  ctx.security.tell('session-ended', { how: 'backend' })
  return redirectTo(ctx, paths.merchantSignIn(), { kind: 'notice', key: 'merchant:sign-in.over' })
}
