import type { Container } from '../container'

/** The name of a collection or category may stand in many products of the search index. */
async function rebuildSearch({ container }: { container: Container }) {
  await container.resolve('catalogueSearchService').follow()
}

export default rebuildSearch
export const config = {
  event: [
    'product-collection.updated',
    'product-collection.deleted',
    'product-collection.products_added',
    'product-collection.products_removed',
    'product-category.updated',
    'product-category.deleted',
  ],
  context: { subscriberId: 'vitrine-search-groups' },
}
