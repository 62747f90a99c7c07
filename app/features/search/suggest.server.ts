import { type RequestContext } from '~/context.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { toCategoryLink } from '~/features/catalog/category-tree'
import { listIndexed } from '~/features/catalog/listed-product'
import { requireRegion } from '~/features/region/require-region.server'
import { findCategories } from './categories'
import { toQuery } from './query'
import { searchIndex } from './search.server'
import { type Suggestions } from './suggestions'

interface SuggestInput {
  query: string
  /** The most products; there are at most three categories besides. */
  limit: number
}

const mostCategories = 3

/**
 * What to offer for the beginning of a query, out of the storefront's own index: nothing is asked of the backend while
 * somebody types.
 * @throws the 404 answer where the country in the context's locale has no region; TooManyError where this network asks too often
 */
export async function suggest(ctx: RequestContext, { query, limit }: SuggestInput): Promise<Suggestions> {
  await ctx.limits.count('suggest')
  const text = toQuery(query)
  const region = await requireRegion(ctx)
  const [tree, { catalogue, positions }] = await Promise.all([listCategoryTree(ctx), searchIndex(ctx, region, text)])
  const products = listIndexed(catalogue, positions.slice(0, limit), ctx.locale.language)
  return {
    categories: findCategories(tree, text, mostCategories).map(toCategoryLink),
    products: products.map(({ handle, title, picture, price, from, energy, foreign }) => {
      // a suggestion is one link: the product's page has those of the label
      const shown = energy && { energy: { ...energy, label: null, sheet: null } }
      return { handle, title, picture, price, from, ...shown, ...(foreign && { foreign }) }
    }),
    currency: region.currency,
  }
}
