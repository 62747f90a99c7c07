import { LRUCache } from 'lru-cache'
import { type RequestContext } from '~/context.server'
import { toAvailability } from '../availability'
import { type LiveAvailability } from './live-stock'

const keptMs = 1_000
// anybody can ask for other variants each time
const mostQuestions = 500

// a product in many tabs is one question
const answers = new LRUCache<string, Promise<LiveAvailability[]>>({ max: mostQuestions })

/**
 * The stock of those of `variantIds` that are on sale, not older than a second; the others are left out. Who asks the
 * same meanwhile gets the same answer.
 * @throws CommerceError when the backend is down
 */
export function listLiveAvailability(ctx: RequestContext, variantIds: readonly string[]): Promise<LiveAvailability[]> {
  const ids = [...new Set(variantIds)].sort()
  const key = ids.join()
  const known = answers.get(key)
  if (known) return known
  const answer = askForAvailability(ctx, ids)
  answers.set(key, answer)
  const forget = () => answers.delete(key)
  answer.then(() => setTimeout(forget, keptMs).unref(), forget)
  return answer
}

async function askForAvailability(ctx: RequestContext, variantIds: string[]): Promise<LiveAvailability[]> {
  const known = await ctx.commerce.catalogue.live((shop) => shop.listStock(variantIds))
  return known.map(({ variantId, stock }) => ({ variantId, availability: toAvailability(stock) }))
}
