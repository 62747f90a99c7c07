import { type Logger, pino } from 'pino'
import { env } from '~/env.server'

/** Structured log on standard output; holds no address, e-mail, cookie or query string. */
export const log: Logger = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
