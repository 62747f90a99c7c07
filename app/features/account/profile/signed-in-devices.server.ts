import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

const answerSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable(),
      started_at: z.string(),
      seen_at: z.string(),
      current: z.boolean(),
    }),
  ),
})

/** A session of the customer's. */
export interface SignedInDevice {
  id: string
  /** What its browser calls itself; null where it did not say. */
  device: string | null
  /** ISO 8601. */
  startedAt: string
  seenAt: string
  /** The one of this browser. */
  current: boolean
}

const path = '/store/vitrine/identity/sessions'

/**
 * Where the customer is signed in, this browser's first, then the one in use last; empty where the backend's plugin does not say.
 * @throws a redirect to the sign-in; CommerceError
 */
export async function listSignedInDevices(ctx: RequestContext): Promise<SignedInDevice[]> {
  try {
    const answer = await ctx.session.askAsCustomer((client) => client.read(({ client }) => client.request('GET', path)))
    return answerSchema
      .parse(answer)
      .sessions.map(({ started_at: startedAt, seen_at: seenAt, ...known }) => ({ ...known, startedAt, seenAt }))
      .sort((a, b) => Number(b.current) - Number(a.current))
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return []
    throw error
  }
}

/** Ends one of them for whoever has it; false where it had ended already. @throws as `listSignedInDevices` does */
export async function signOutDevice(ctx: RequestContext, id: string): Promise<boolean> {
  const one = `${path}/${encodeURIComponent(id)}`
  try {
    await ctx.session.askAsCustomer((client) => client.put(({ client }) => client.request('DELETE', one)))
    return true
  } catch (error) {
    if (!isCommerceError(error, 'not-found')) throw error
    return false
  }
}
