import { env } from '~/env.server'
import { log } from '~/http/server/log.server'
import { noteBackend } from '~/metrics.server'
import { toPauseMs } from '~/pause.server'
import { createBreaker } from './medusa-v1/breaker.server'
import { type CommerceRequest, createCommerce } from './medusa-v1/commerce.server'
import { pingBackend } from './medusa-v1/ready.server'
import { type Commerce } from './shop/commerce'

const silentAfterMs = 3_000
const pingPauseMs = 1_000

const way = {
  baseUrl: env.MEDUSA_URL,
  publishableKey: env.MEDUSA_PUBLISHABLE_KEY,
  storefrontSecret: env.STOREFRONT_SECRET,
  identitySecret: env.IDENTITY_SECRET,
  maxRetries: env.MEDUSA_MAX_RETRIES,
}

// a line a second would say nothing that those of the breaker and of the calls before do not
const quietLog = { debug: log.debug.bind(log), info: log.debug.bind(log), warn: log.debug.bind(log) }

const breaker = createBreaker({
  ping: () => pingBackend(way, { requestId: 'ping', log: quietLog }, silentAfterMs),
  pauseMs: toPauseMs(pingPauseMs),
  onChange: tellOfBackend,
})

/** How the backend is reached; while it is away nothing is sent there, except that a cart be completed. */
export const backendSettings = { ...way, breaker }

/** The way to the shop's backend for one request. Another backend would be chosen here. */
export function connectBackend(request: CommerceRequest): Commerce {
  return createCommerce(backendSettings, request)
}

/** Whether the backend is away, as far as it is known within 80 ms; has it asked. Never rejects. */
export function isBackendAway(): Promise<boolean> {
  return breaker.check()
}

function tellOfBackend(isAway: boolean): void {
  noteBackend(isAway)
  if (isAway) log.warn('the backend is away: nothing is asked of it until it answers the shop')
  else log.warn('the backend answers again')
}
