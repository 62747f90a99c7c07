import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** How many hits are asked for; a backend that gives as many may have more. */
export const mostHits = 100

const patienceMs = 1_000

const answerSchema = z.object({ hits: z.array(z.unknown()) })
const hitSchema = z.union([z.object({ id: z.string() }), z.object({ document: z.object({ id: z.string() }) })])

/**
 * The ids of what the backend's own search finds, the best first. None where its search finds nothing, and none from
 * a Medusa without a search plugin, which answers 200 with no hits; none either where it fails or takes too long.
 */
export async function listBackendHits(ctx: RequestContext, query: string): Promise<string[]> {
  const options = { key: ['search', query], tags: ['products'], policy: 'guesses' as const }
  const asked = ctx.commerce.catalogue.read(options, async (medusa) =>
    toIds(await medusa.products.search({ q: query, limit: mostHits })),
  )
  const answered = asked.catch((error: unknown) => {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, code: error.code }, 'the backend’s search failed, searching the index instead')
    return []
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string[]>((resolve) => (timer = setTimeout(resolve, patienceMs, [])))
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

// Algolia and Meilisearch give the document itself, Typesense wraps it
function toIds(answer: unknown): string[] {
  const { data } = answerSchema.safeParse(answer)
  return (data?.hits ?? []).flatMap((hit) => {
    const { data: known } = hitSchema.safeParse(hit)
    if (!known) return []
    return 'id' in known ? known.id : known.document.id
  })
}
