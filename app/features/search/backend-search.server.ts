import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** How many hits are asked for. */
const mostHits = 100

const patienceMs = 1_000

// what one address may search is limited already: these are many addresses at once, which leave the backend its orders
const asking = new RateLimiterMemory({ points: 300, duration: 10 })

/**
 * The ids of what the backend's own search finds, the best first. None from a backend without one, and none where it
 * fails, takes too long, or is asked for more than 300 new queries in ten seconds.
 */
export async function listBackendHits(ctx: RequestContext, query: string): Promise<string[]> {
  const folded = fold(query)
  const options = { key: ['search', folded], tags: ['products'], policy: 'guesses' as const }
  const asked = ctx.commerce.catalogue.read(options, async (shop) => {
    await asking.consume('all').catch(() => {
      throw new TooManySearches()
    })
    return shop.search(folded, mostHits)
  })
  const answered = asked.catch((error: unknown) => {
    if (error instanceof TooManySearches) return []
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, code: error.code }, 'the backend’s search failed, searching the index instead')
    return []
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string[]>((resolve) => (timer = setTimeout(resolve, patienceMs, [])))
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

class TooManySearches extends Error {}

// one question, however its letters were typed; asked as it is kept, so that no form's answer stands for another's
function fold(query: string): string {
  return query.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
