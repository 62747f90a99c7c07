import { type RequestContext } from '~/context.server'
import { listIndexed } from '~/features/catalog/listed-product'
import { requireRegion } from '~/features/region/require-region.server'
import { toQuery } from './query'
import { searchIndex } from './search.server'
import { type Suggestions } from './suggestions'

interface SuggestInput {
  query: string
  /** The most products; there are at most three categories and two pages besides. */
  limit: number
}

const mostCategories = 3
const mostPages = 2

/**
 * What to offer for the beginning of a query, out of the storefront's own index: nothing is asked of the backend while
 * somebody types.
 * @throws the 404 answer where the country in the context's locale has no region; TooManyError where this network asks too often
 */
export async function suggest(ctx: RequestContext, { query, limit }: SuggestInput): Promise<Suggestions> {
  await ctx.limits.count('suggest')
  const text = toQuery(query)
  const region = await requireRegion(ctx)
  const { catalogue, positions, categories, pages, color } = await searchIndex(ctx, region, text)
  const inColor = positions.filter((position) => {
    const values = catalogue.products[position]?.variants.flat() ?? []
    return !color || values.some((term) => color.terms.includes(term))
  })
  const products = listIndexed(catalogue, inColor.slice(0, limit), ctx.locale)
  return {
    categories: categories.slice(0, mostCategories),
    pages: pages.slice(0, mostPages),
    products: products.map(({ handle, title, picture, price, from, energy, foreign }) => {
      // a suggestion is one link: the product's page has those of the label
      const shown = energy && { energy: { ...energy, label: null, sheet: null } }
      return { handle, title, picture, price, from, ...shown, ...(foreign && { foreign }) }
    }),
    currency: region.currency,
  }
}
