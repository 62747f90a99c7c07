import { type RequestHandler, type Response } from 'express'

export const probePaths = ['/healthz', '/readyz']

/** `/healthz`: the process is alive. */
export const answerHealth: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

/**
 * `/readyz`: the shop can serve, that is `isReady` resolves to true; else 503.
 * Probes that come together share one question.
 */
export function answerReadiness(isReady: (response: Response) => Promise<boolean>): RequestHandler {
  let asked: Promise<boolean> | undefined
  return async (_request, response) => {
    asked ??= isReady(response).finally(() => (asked = undefined))
    const ready = await asked.catch(() => false)
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' })
  }
}
