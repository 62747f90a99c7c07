import type { Container } from '../container'

/** Keeps each product in the search index as it is in the catalogue. */
async function refreshProduct({
  data,
  container,
}: {
  data: { id: string; product_id?: string; fields?: string[] }
  container: Container
}) {
  // a sale writes its variant's stock, which nobody searches for
  const onlyStock = data.fields?.length === 1 && data.fields[0] === 'inventory_quantity'
  if (onlyStock) return
  // a variant's event names its product, a product's event is about itself
  await container.resolve('catalogueSearchService').follow(data.product_id ?? data.id)
}

export default refreshProduct
export const config = {
  event: [
    'product.created',
    'product.updated',
    'product.deleted',
    'product-variant.created',
    'product-variant.updated',
    'product-variant.deleted',
  ],
  context: { subscriberId: 'vitrine-search-products' },
}
