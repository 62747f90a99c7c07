import { destination, type Logger, pino } from 'pino'
import { env } from '~/env.server'

// lines that a full disk does not take wait, and later ones are lost: unheard, its error would end the shop or have it hang
const output = destination({ sync: true, maxLength: 1_000_000 })
output.on('error', () => undefined)

/** Structured log on standard output; holds no address, e-mail, cookie or query string. */
export const log: Logger = pino(
  { level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  output,
)
