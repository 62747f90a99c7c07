import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isCommerceError } from '~/commerce/errors'
import { type HandleStatus } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'

const unknown: HandleStatus = { state: 'unknown' }

// what a proxy in front of the backend might refuse by itself is not asked for: its 404 would look like no plugin
const askable = /^(?!\.+$)[\p{L}\p{M}\p{N} ._~-]{1,200}$/u

const tags = { product: ['products'], category: ['categories'], collection: ['collections'] }

/**
 * Asks the backend what handles stood for. Addresses are anybody's to make up: answers are cached apart from all others, and
 * in ten seconds no more than `limit` handles are asked for.
 */
export function createFormerHandles({ limit = 100 }: { limit?: number } = {}) {
  const asking = new RateLimiterMemory({ points: limit, duration: 10 })

  async function ask(ctx: RequestContext, kind: keyof typeof tags, handle: string): Promise<HandleStatus | null> {
    const { language } = ctx.locale
    const options = { key: ['handle', kind, handle, language], tags: tags[kind], policy: 'guesses' as const }
    return ctx.commerce.catalogue.read(options, async (shop) => {
      await asking.consume('all').catch(() => {
        throw new TooManyHandles()
      })
      return shop.getHandleStatus(kind, handle, language)
    })
  }

  /** Null where nobody can say: the backend is down, or keeps no record. */
  return async function findFormerHandle(
    ctx: RequestContext,
    kind: keyof typeof tags,
    handle: string,
  ): Promise<HandleStatus | null> {
    if ((await ctx.commerce.getCapabilities())?.formerHandles === false) return null
    if (!askable.test(handle)) return unknown
    try {
      return await ask(ctx, kind, handle)
    } catch (error) {
      if (error instanceof TooManyHandles) return unknown
      if (!isCommerceError(error)) throw error
      if (error.status !== 404)
        ctx.log.warn({ kind: error.kind, status: error.status }, 'what a handle stood for could not be read')
      return null
    }
  }
}

class TooManyHandles extends Error {}

/** That of the process. */
export const findFormerHandle = createFormerHandles()
