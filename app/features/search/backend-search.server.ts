import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** How many hits are asked for. */
const mostHits = 100

const patienceMs = 1_000

/**
 * The ids of what the backend's own search finds, the best first. None from a backend without one, and none where it
 * fails or takes too long.
 */
export async function listBackendHits(ctx: RequestContext, query: string): Promise<string[]> {
  const options = { key: ['search', query], tags: ['products'], policy: 'guesses' as const }
  const asked = ctx.commerce.catalogue.read(options, (shop) => shop.search(query, mostHits))
  const answered = asked.catch((error: unknown) => {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, code: error.code }, 'the backend’s search failed, searching the index instead')
    return []
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string[]>((resolve) => (timer = setTimeout(resolve, patienceMs, [])))
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
