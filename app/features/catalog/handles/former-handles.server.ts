import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isCommerceError } from '~/commerce/errors'
import { type HandleStatus } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'

const unknown: HandleStatus = { state: 'unknown' }
const absenceMs = 10 * 60_000

// what a proxy in front of the backend might refuse by itself is not asked for: its 404 would look like no plugin
const askable = /^(?!\.+$)[\p{L}\p{M}\p{N} ._~-]{1,200}$/u

const tags = { product: ['products'], category: ['categories'], collection: ['collections'] }

/**
 * Asks the backend's plugin what handles stood for. Addresses are anybody's to make up: answers are cached apart from all
 * others, and in ten seconds no more than `limit` handles are asked for. A backend without the plugin is asked again
 * after ten minutes.
 */
export function createFormerHandles({ limit = 100 }: { limit?: number } = {}) {
  const asking = new RateLimiterMemory({ points: limit, duration: 10 })
  let absentUntil = 0

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

  /** Null where nobody can say: the backend is down, or has no plugin. */
  return async function findFormerHandle(
    ctx: RequestContext,
    kind: keyof typeof tags,
    handle: string,
  ): Promise<HandleStatus | null> {
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

/** That of the process. */
export const findFormerHandle = createFormerHandles()
