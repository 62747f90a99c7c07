import { type Region } from '~/commerce/shop/region'
import { type RequestFacts } from '~/context.server'
import { fail } from '~/respond.server'
import { getRegion } from './region.server'

/** The URL's region. @throws the 404 page where the country in the URL has none */
export async function requireRegion(ctx: Pick<RequestFacts, 'commerce' | 'locale'>): Promise<Region> {
  return (await getRegion(ctx)) ?? fail('not-found')
}
