import type { Change } from './change-set'

/** What an event says of its subject, as far as it is read here. */
export interface Told {
  id?: string
  product_id?: string
  fields?: string[]
  productCollection?: { id: string }
}

const everyProduct = [{ kind: 'products' }]
const ofCollection = ({ id, productCollection }: Told): Change[] => [
  { kind: 'collection', id: id ?? productCollection?.id },
]
const ofCategory = ({ id }: Told): Change[] => [{ kind: 'category', id }]
const ofRegion = ({ id }: Told): Change[] => [{ kind: 'region', id }]
const ofProducts = (data: Told | Told[]): Change[] => [data].flat().map(({ id }) => ({ kind: 'product', id }))

function ofVariant({ id, product_id: productId, fields }: Told): Change[] {
  const onlyStock = fields?.length === 1 && fields[0] === 'inventory_quantity'
  return [onlyStock ? { kind: 'stock', id, productId } : { kind: 'product', id: productId }]
}

/** What each event changes in the catalogue; those of price lists are this plugin's own. */
export const changesOf: Record<string, (data: Told) => Change[]> = {
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
