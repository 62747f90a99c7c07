import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { readLimitedJson } from '~/http/server/read-body.server'
import { isPlainName } from '@vitrine/shared/plain-text'
import { answerJson } from '~/respond.server'
import { type ClientSession } from './client-session'
import { toCustomerName } from './customer-name'
import { type Session } from './session'

const maxBodyBytes = 4096

const name = z.string().trim().min(1).max(100).refine(isPlainName)
/** What a client may change; what is not named stays. */
export const renameSchema = z.object({ firstName: name.optional(), lastName: name.optional() })

/** The telephone number in E.164; empty for none. */
type Changes = z.infer<typeof renameSchema> & { phone?: string }

const updateSchema = z.object({
  csrfToken: z.string(),
  /** Without it the session is only asked for. */
  data: renameSchema.optional(),
})

// a page that names somebody does not wait longer for a backend that may be down
const patienceMs = 1000

/**
 * The session as the browser may see it, as the backend confirms it; null for a guest. While the backend does not answer it
 * is what the browser's own cookie says.
 */
export async function getClientSession(ctx: RequestContext): Promise<ClientSession | null> {
  const named = toClientSession(await ctx.session.peek())
  if (!named) return null
  const asked = ctx.session.readOrPeek().then(toClientSession)
  const stop = new AbortController()
  const tired = wait(patienceMs, named, { signal: stop.signal }).catch(() => named)
  return Promise.race([asked, tired]).finally(() => stop.abort())
}

/** What of a session the browser may see. */
export function toSeenSession({ customer: { name, email }, expires }: Session): ClientSession {
  return { user: { name, email }, expires }
}

function toClientSession(session: Session | null): ClientSession | null {
  return session && toSeenSession(session)
}

/** Changes the customer's name where the client sent one, and answers the session as it then is. */
export async function updateClientSession(ctx: RequestContext, request: Request): Promise<Response> {
  const update = updateSchema.safeParse(await readLimitedJson(request, maxBodyBytes))
  if (!update.success) return answerJson(ctx, {}, 400)
  const { csrfToken, data } = update.data
  if (!(await ctx.csrf.isToken(csrfToken))) return answerJson(ctx, {}, 403)
  return answerJson(ctx, (await changeOwn(ctx, data ?? {})) ?? {})
}

/** Changes who is signed in, in the account and the session; the session as it then is, null for nobody's. */
export async function changeOwn(ctx: RequestContext, changes: Changes): Promise<ClientSession | null> {
  const session = await ctx.session.peek()
  if (session && Object.values(changes).some((value) => value !== undefined))
    await changeCustomer(ctx, session, changes)
  return getClientSession(ctx)
}

// where the backend refuses the token the session is over, which the answer says by naming nobody
async function changeCustomer(ctx: RequestContext, { customer: known }: Session, changes: Changes): Promise<void> {
  try {
    const shopper = ctx.commerce.as(await ctx.session.getShopper())
    const customer = await shopper.account.changeCustomer(changes)
    await ctx.session.update({ customer: { ...known, name: toCustomerName(customer) } })
  } catch (error) {
    if (!isCommerceError(error, 'unauthenticated')) throw error
    await ctx.session.lose()
  }
}
