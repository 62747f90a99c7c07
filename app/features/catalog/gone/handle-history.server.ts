import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

const metadata = z.record(z.string(), z.unknown()).nullable()

const placeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('published'), handle: z.string(), metadata }),
  z.object({
    state: z.literal('withdrawn'),
    title: z.string(),
    metadata,
    category_ids: z.array(z.string()),
    collection_id: z.string().nullable(),
  }),
])

const answerSchema = z.object({ place: placeSchema.nullable() })

/** Something that the shop showed once, as it was when it was last to be seen. */
export interface Withdrawn {
  state: 'withdrawn'
  title: string
  /** With `translations` of the title; a category's say `name`. */
  metadata: Record<string, unknown> | null
  /** That it was in, then those above, the nearest first. */
  categoryIds: string[]
  collectionId: string | null
}

/** What a handle stands for that the shop's own lists do not have. */
export type Standing =
  Withdrawn | { state: 'published'; handle: string; metadata: Record<string, unknown> | null } | { state: 'unknown' }

const unknown: Standing = { state: 'unknown' }
const absenceMs = 10 * 60_000

// what a proxy in front of the backend might refuse by itself is not asked for: its 404 would look like no plugin
const askable = /^(?!\.+$)[\p{L}\p{M}\p{N} ._~-]{1,200}$/u

const tags = { product: ['products'], category: ['categories'], collection: ['collections'] }

/**
 * Asks the backend's plugin what handles stood for. Addresses are anybody's to make up: answers are cached apart from all
 * others, and in ten seconds no more than `limit` handles are asked for. A backend without the plugin is asked again
 * after ten minutes.
 */
export function createHandleHistory({ limit = 100 }: { limit?: number } = {}) {
  const asking = new RateLimiterMemory({ points: limit, duration: 10 })
  let absentUntil = 0

  async function ask(ctx: RequestContext, kind: keyof typeof tags, handle: string): Promise<Standing | null> {
    const { language } = ctx.locale
    const options = { key: ['handle', kind, handle, language], tags: tags[kind], policy: 'guesses' as const }
    return ctx.commerce.catalogue.read(options, async (medusa) => {
      await asking.consume('all').catch(() => {
        throw new TooManyHandles()
      })
      const path = `/store/vitrine/handles/${kind}/${encodeURIComponent(handle)}?${new URLSearchParams({ language })}`
      return toStanding(await medusa.client.request('GET', path))
    })
  }

  /** Null where nobody can say: the backend is down, or has no plugin. */
  return async function findStanding(
    ctx: RequestContext,
    kind: keyof typeof tags,
    handle: string,
  ): Promise<Standing | null> {
    if (Date.now() < absentUntil) return null
    if (!askable.test(handle)) return unknown
    try {
      return await ask(ctx, kind, handle)
    } catch (error) {
      if (error instanceof TooManyHandles) return unknown
      if (!isCommerceError(error)) throw error
      if (error.status === 404) absentUntil = Date.now() + absenceMs
      else ctx.log.warn({ kind: error.kind, status: error.status }, 'what a handle stood for could not be read')
      return null
    }
  }
}

class TooManyHandles extends Error {}

/** The plugin's answer; null for anything else. */
function toStanding(answer: unknown): Standing | null {
  const { data } = answerSchema.safeParse(answer)
  if (!data) return null
  if (!data.place) return unknown
  if (data.place.state === 'published') return data.place
  const { category_ids: categoryIds, collection_id: collectionId, ...place } = data.place
  return { ...place, categoryIds, collectionId }
}

/** That of the process. */
export const findStanding = createHandleHistory()
