import { type RequestContext } from '~/context.server'
import { canChangeEmail } from '../../auth/change-email/change-email.server'
import { canEndSessions } from '../../auth/end-sessions.server'
import { listConnections } from '../../auth/oidc/connections.server'
import { getOwnPasskeys } from '../../auth/passkeys/own-passkeys.server'
import { formatPhone } from '../../address/phone.server'
import { requireCustomer } from '../customer.server'
import { listSignedInDevices } from './signed-in-devices.server'

/**
 * What the customer may change of the account.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function getProfilePage(ctx: RequestContext) {
  const customer = await requireCustomer(ctx)
  const { method } = await ctx.session.require()
  const { firstName, lastName, phone, email } = customer
  const known = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ? formatPhone(phone, ctx.locale.country) : '',
  }
  const kept = await ctx.session.takeKeptFields()
  return {
    email,
    values: { ...known, ...kept },
    /** They were typed before a sign-in and are not saved. */
    isUnsaved: kept !== null,
    /** Who signs in another way has none to change here. */
    hasPassword: method === 'credentials',
    /** With the backend's plugin and a mail server only. */
    canChangeEmail: await canChangeEmail(ctx),
    /** With the backend's plugin only. */
    canEndSessions: await canEndSessions(ctx),
    devices: await listSignedInDevices(ctx),
    /** Null where the shop has none. */
    providers: await listConnections(ctx),
    /** Null where the shop takes none. */
    passkeys: await getOwnPasskeys(ctx),
    csrfToken: await ctx.csrf.getToken(),
  }
}

export type ProfilePageData = Awaited<ReturnType<typeof getProfilePage>>
