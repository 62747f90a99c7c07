import type { Request } from 'express'
import type { Container } from '../container'
import { createRequire } from 'node:module'
import { findRequestId } from '../access-log/name-request'
import { redactError, redactMessage } from '../access-log/redact-message'
import { redactUrl } from '../access-log/redact-url'

interface Morgan {
  token(name: string, tell: (req: Request) => string | undefined): void
}

// its tokens are looked up for each line, by the module that Medusa has set up
const morgan = createRequire(require.resolve('@medusajs/medusa'))('morgan') as Morgan

/**
 * Keeps codes, e-mail addresses and tokens out of what Medusa logs: of each request its address, of errors their words. Behind
 * what a client calls itself stands the id that it gave its request.
 */
function redactLogs(container: Container) {
  morgan.token('url', (req) => redactUrl(req.originalUrl ?? req.url))
  morgan.token('referrer', (req) => redactUrl(req.headers.referer ?? req.headers.referrer))
  morgan.token('user-agent', (req) => {
    const id = findRequestId(req)
    return [req.headers['user-agent'], id && `request ${id}`].filter(Boolean).join(' ') || undefined
  })
  const logger = container.resolve('logger')
  for (const level of ['error', 'warn'] as const) {
    const write: (...said: unknown[]) => void = logger[level]
    Object.assign(logger, { [level]: (...said: unknown[]) => write(...said.map(toPlain)) })
  }
}

function toPlain(said: unknown) {
  if (typeof said === 'string') return redactMessage(said)
  return said instanceof Error ? redactError(said) : said
}

export default redactLogs
