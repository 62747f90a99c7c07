import { isOutage } from '~/commerce/errors'
import { type Browse, type Commerce } from '~/commerce/shop/commerce'
import { type RequestContext } from '~/context.server'

/**
 * A read of the catalogue whose answer holds prices. For a guest it goes through the cache; a customer's is asked live
 * in the customer's name, since a price list may be for a group of customers only: from no cache and into none. While
 * that fails the public answer does, which the cache may still have.
 */
export async function readPriced<T>(
  ctx: RequestContext,
  options: Parameters<Commerce['catalogue']['read']>[0],
  load: Browse<T>,
): Promise<T> {
  const readPublic = () => ctx.commerce.catalogue.read(options, load)
  if (!(await ctx.session.peek())) return readPublic()
  try {
    return await ctx.session.askAsShopper((shopper) => shopper.live(load))
  } catch (error) {
    if (!isOutage(error)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'a customer’s own prices could not be read')
    return readPublic()
  }
}
