// @ts-nocheck
const everyProduct = [{ kind: 'products' }]
const ofCollection = ({ id, productCollection }: { id: string; productCollection: TODO }) => [
  { kind: 'collection', id: id ?? productCollection?.id },
]
const ofCategory = ({ id }: { id: string }) => [{ kind: 'category', id }]
const ofRegion = ({ id }: { id: string }) => [{ kind: 'region', id }]
const ofProducts = (data) => [data].flat().map(({ id }) => ({ kind: 'product', id }))

function ofVariant({ id, product_id: productId, fields }: { id: string; product_id: string; fields: TODO }) {
  const onlyStock = fields?.length === 1 && fields[0] === 'inventory_quantity'
  return [onlyStock ? { kind: 'stock', id, productId } : { kind: 'product', id: productId }]
}

/** What each event changes in the catalogue; those of price lists are this plugin's own. */
export const changesOf = {
  'product.created': ofProducts,
  'product.updated': ofProducts,
  'product.deleted': ofProducts,
  'product-variant.created': ofVariant,
  'product-variant.updated': ofVariant,
  'product-variant.deleted': ofVariant,
  'product-collection.created': ofCollection,
  'product-collection.updated': ofCollection,
  'product-collection.deleted': ofCollection,
  'product-collection.products_added': ofCollection,
  'product-collection.products_removed': ofCollection,
  'product-category.created': ofCategory,
  'product-category.updated': ofCategory,
  'product-category.deleted': ofCategory,
  'region.created': ofRegion,
  'region.updated': ofRegion,
  'region.deleted': ofRegion,
  'currency.updated': () => everyProduct,
  'sales_channel.updated': () => everyProduct,
  'sales_channel.deleted': () => everyProduct,
  'price-list.written': () => everyProduct,
}
