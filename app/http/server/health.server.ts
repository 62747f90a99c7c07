import { type RequestHandler } from 'express'
import { type WarmUp } from './warm-up.server'

export const probePaths = ['/healthz', '/readyz']

/** `/healthz`: the process is alive. */
export const answerHealth: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

/** What `/readyz` answers. */
interface Readiness {
  /** Shoppers may be sent here (`ok`), not yet, or not any more. */
  status: 'ok' | 'starting' | 'stopping'
  /** What was read before is all that there is. */
  backend?: 'away'
  /** Nothing was read ahead, and visitors wait for what they ask. */
  catalogue?: 'unread'
}

interface ReadinessFacts {
  isStopping(): boolean
  warmUp: WarmUp
  /** At once, or nearly: whoever asks takes a late answer for a no. */
  isBackendAway(): Promise<boolean>
}

/**
 * Whether the shop can serve, which it can without its backend where it has read the catalogue. What could not be read in time
 * is read when a visitor asks, for which the backend has to be there.
 */
export async function readReadiness({ isStopping, warmUp, isBackendAway }: ReadinessFacts): Promise<Readiness> {
  if (isStopping()) return { status: 'stopping' }
  const backend = (await isBackendAway()) ? ({ backend: 'away' } as const) : {}
  if (warmUp.isDone()) return { status: 'ok', ...backend }
  if (warmUp.isOverdue() && !backend.backend) return { status: 'ok', catalogue: 'unread' }
  return { status: 'starting', ...backend }
}

/** `/readyz`: 200 where shoppers may be sent here, else 503. */
export function answerReadiness(read: () => Promise<Readiness>): RequestHandler {
  return async (_request, response) => {
    const readiness = await read()
    response
      .status(readiness.status === 'ok' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(readiness)
  }
}
