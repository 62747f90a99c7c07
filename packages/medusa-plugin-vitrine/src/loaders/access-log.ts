// @ts-nocheck
import type { Container } from '../container'
import { createRequire } from 'node:module'
import { redactError, redactMessage } from '../access-log/redact-message'
import { redactUrl } from '../access-log/redact-url'

// its tokens are looked up for each line, by the module that Medusa has set up
const morgan = createRequire(require.resolve('@medusajs/medusa'))('morgan')

/** Keeps codes, e-mail addresses and tokens out of what Medusa logs: of each request its address, of errors their words. */
function redactLogs(container: Container) {
  morgan.token('url', (req) => redactUrl(req.originalUrl ?? req.url))
  morgan.token('referrer', (req) => redactUrl(req.headers.referer ?? req.headers.referrer))
  const logger = container.resolve('logger')
  for (const level of ['error', 'warn']) {
    const write = logger[level]
    logger[level] = (...args) => write(...args.map(toPlain))
  }
}

function toPlain(said) {
  if (typeof said === 'string') return redactMessage(said)
  return said instanceof Error ? redactError(said) : said
}

export default redactLogs
