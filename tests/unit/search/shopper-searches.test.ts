import { beforeAll, describe, expect, test } from 'vitest'
import { listHelpPages } from '../../../app/features/search/help-pages.server'
import { getSearchWords } from '../../../app/features/search/search-words.server'
import { createShopSearch, type ShopSearch } from '../../../app/features/search/shop-search'
import { languages } from '../../../app/i18n/languages'
import { listSeededCatalogue, listSeededCategories } from '../../support/seeded-catalogue'
import searches from './shopper-searches.json'

// each language's searches, and what is right of the catalogue, were written down before the search was made to find them
const catalogue = listSeededCatalogue()

for (const language of languages) {
  describe(`in ${language}`, () => {
    let search: ShopSearch
    beforeAll(async () => {
      const tree = listSeededCategories(language)
      const words = getSearchWords(language)
      search = await createShopSearch({ catalogue, tree, pages: listHelpPages(language), words, language })
    })

    function find(query: string): { products: string[]; links: string[] } {
      const { products, pages, categories, color } = search.find(query)
      const values = (id: string) => catalogue.products[catalogue.positions.get(id) ?? -1]?.variants.flat() ?? []
      return {
        products: products.filter((id) => !color || values(id).some((term) => color.terms.includes(term))),
        links: [...pages.map((slug) => `page:${slug}`), ...categories.map((id) => `category:${id}`)],
      }
    }

    const all = Object.entries(searches[language]).flatMap(([kind, queries]) =>
      Object.entries<string[]>(queries).map(([query, right]) => ({ kind, query, right })),
    )

    test.each(all)('“$query” ($kind) has the right thing among the first three', ({ query, right }) => {
      const { products, links } = find(query)
      const first = [...products.slice(0, 3), ...links.slice(0, 3)]
      expect(first.filter((id) => right.includes(id))).not.toEqual([])
    })

    test('little is found that was not meant, and little is missed', () => {
      const goods = all.filter(({ right }) => right.some((id) => !id.includes(':')))
      const shares = goods.map(({ query, right }) => {
        const wanted = right.filter((id) => !id.includes(':'))
        const { products } = find(query)
        const good = products.filter((id) => wanted.includes(id)).length
        return { precision: products.length > 0 ? good / products.length : 1, recall: good / wanted.length }
      })
      const mean = (name: 'precision' | 'recall') => shares.reduce((sum, share) => sum + share[name], 0) / shares.length
      expect(mean('precision')).toBeGreaterThan(0.85)
      expect(mean('recall')).toBeGreaterThan(0.9)
    })

    test('a colour is read as one', () => {
      const colored = all.filter(({ kind }) => kind === 'colour')
      expect(colored.map(({ query }) => search.find(query).color?.facet)).toEqual(['option.color', 'option.color'])
    })

    test('who asks for help is not shown goods', () => {
      const help = all.filter(({ right }) => right.every((id) => id.startsWith('page:')))
      expect(help.filter(({ query }) => find(query).products.length > 0)).toEqual([])
    })
  })
}

test('“table” finds tables, not all that stands on one', async () => {
  const words = getSearchWords('en')
  const search = await createShopSearch({ catalogue, tree: [], pages: [], words, language: 'en' })
  expect(search.find('table').products).toEqual(['birk-side-table', 'halo-table-lamp'])
})
