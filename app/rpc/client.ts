import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client'
import { browserPatienceMs, repeatRead } from '~/http/repeat-read'
import { paths } from '~/paths'
import { type Answer } from './ask'
import { toFailureMessage, toRefusal } from './failure-message'
import { maxBatchSize, maxUrlLength } from './limits'
import { type AppRouter } from './router.server'

const answerDeadlineMs = 10_000
// as long as a form waits: `app/http/connection.ts`
const writeDeadlineMs = 30_000

const server = { url: paths.rpc(), fetch: fetchInTime }

const rpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      // a page asks for stock while its search field asks for suggestions; all else stands alone
      condition: ({ path }) => path.startsWith('catalog.'),
      true: httpBatchLink({ ...server, maxItems: maxBatchSize, maxURLLength: maxUrlLength }),
      false: httpLink(server),
    }),
  ],
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
  const deadline = AbortSignal.timeout(init.method === 'GET' ? answerDeadlineMs : writeDeadlineMs)
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const send = () => fetch(input, { ...init, signal })
  return init.method === 'GET' ? repeatRead(send, { deadlineMs: browserPatienceMs, signal }) : send()
}
