import { type RequestContext } from './context.server'
import { mayReplay } from './features/session/may-replay.server'
import { type Reply } from './features/session/packed-reply.server'
import { findBrowser, replies } from './features/session/replies.server'
import { nonceHeader } from './http/connection'
import { takeCookies } from './http/server/take-cookies.server'
import { type IdempotencyKey } from './once/idempotency.server'
import { fail } from './respond.server'

/**
 * A form that script sends again, because of a double click or because its answer was lost, gets the first one's answer, with
 * its cookies, as long as the session lives that it belongs to; a failure is no answer. What carries no nonce is run each time.
 */
export async function answerOnce<T>(ctx: RequestContext, request: Request, answerIt: () => Promise<T>): Promise<T> {
  const key = findIdempotencyKey(ctx, request)
  if (!key) return answerIt()
  ctx.answer.doNotStore()
  let isKept = true
  const reply = await replies.runOnce(key, async () => {
    isKept = false
    const outcome = await answerIt().catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })
    return { outcome, headers: takeCookies(ctx) }
  })
  if (!reply) fail('unavailable')
  if (isKept && !(await mayReplay(ctx, listCookies(reply)))) return answerIt()
  reply.headers.forEach((value, name) => ctx.headers.append(name, value))
  const { outcome } = reply
  // the same form asks the same of the same action, which throws no response but redirects: they do the same returned
  return (outcome instanceof Response ? outcome.clone() : outcome) as T
}

function findIdempotencyKey(ctx: RequestContext, { method, headers }: Request): IdempotencyKey | null {
  const [nonce, owner] = [headers.get(nonceHeader), findBrowser(ctx.cookies)]
  if (nonce === null || owner === null || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return null
  return { owner, key: `${method} ${ctx.url.pathname} ${nonce}` }
}

function listCookies({ outcome, headers }: Reply): string[] {
  return [headers, ...(outcome instanceof Response ? [outcome.headers] : [])].flatMap((some) => some.getSetCookie())
}
