import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { browserPatienceMs, repeatRead } from '~/http/repeat-read'
import { paths } from '~/paths'
import { type Answer } from './ask'
import { toFailureMessage, toRefusal } from './failure-message'
import { maxBatchSize, maxUrlLength } from './limits'
import { type AppRouter } from './router.server'

const answerDeadlineMs = 10_000

const rpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: paths.rpc(), maxItems: maxBatchSize, maxURLLength: maxUrlLength, fetch: fetchInTime })],
})

export type Rpc = typeof rpc

/** Asks, and puts a failure into words; `ask` loads it when it is first needed. */
export async function answer<T>(question: (rpc: Rpc) => Promise<T>): Promise<Answer<T>> {
  try {
    return { data: await question(rpc) }
  } catch (error) {
    return { failure: toFailureMessage(error), ...toRefusal(error) }
  }
}

function fetchInTime(input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> {
  const deadline = AbortSignal.timeout(answerDeadlineMs)
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const send = () => fetch(input, { ...init, signal })
  return init.method === 'GET' ? repeatRead(send, { deadlineMs: browserPatienceMs, signal }) : send()
}
