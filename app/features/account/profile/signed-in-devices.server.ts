import { type SignedInDevice } from '~/commerce/shop/sessions'
import { type RequestContext } from '~/context.server'

/**
 * Where the customer is signed in, this browser's first, then the one in use last; empty where the backend does not say.
 * @throws a redirect to the sign-in; CommerceError
 */
export async function listSignedInDevices(ctx: RequestContext): Promise<SignedInDevice[]> {
  const devices = await ctx.session.askAsCustomer(({ sessions }) => sessions.listDevices())
  return devices.toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends one of them for whoever has it; false where it had ended already. @throws as `listSignedInDevices` does */
export function signOutDevice(ctx: RequestContext, id: string): Promise<boolean> {
  return ctx.session.askAsCustomer(({ sessions }) => sessions.endDevice(id))
}
