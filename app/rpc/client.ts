import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { paths } from '~/paths'
import { maxBatchSize, maxUrlLength } from './limits'
import { type AppRouter } from './router.server'

const answerDeadlineMs = 10_000

/** The browser's way to the shop's procedures; `ask` loads it when it is first needed. */
export const rpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: paths.rpc(), maxItems: maxBatchSize, maxURLLength: maxUrlLength, fetch: fetchInTime })],
})

export type Rpc = typeof rpc

function fetchInTime(input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> {
  const deadline = AbortSignal.timeout(answerDeadlineMs)
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline })
}
