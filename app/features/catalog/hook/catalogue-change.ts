import { goneTag, partTag } from '~/commerce/purge-tag'

/** What the backend's plugin says has changed; the ids are Medusa's. Without a handle every product is meant. */
export interface CatalogueChange {
  kind: 'everything' | 'products' | 'product' | 'stock' | 'collection' | 'category' | 'region'
  id?: string
  handle?: string
  /** Of a product: it has left the shop, or was taken out of it. */
  gone?: boolean
}

/**
 * The tags under which the cache holds what changed: `products` are lists, and only one product's part of them where
 * its id is known; `product` is every product's page and `product:<handle>` that of one. A stock that only grew or
 * shrank concerns no list.
 */
export function toPurgeTags(changes: readonly CatalogueChange[]): string[] {
  return [...new Set(changes.flatMap(listTags))]
}

function listTags({ kind, id, handle, gone }: CatalogueChange): string[] {
  const anyPage = handle === undefined ? 'product' : productTag(handle)
  const page = gone ? goneTag(anyPage) : anyPage
  switch (kind) {
    case 'everything':
      return ['products', 'product', 'collections', 'categories', 'regions']
    case 'products':
      return ['products', 'product']
    case 'product':
      return [id === undefined ? 'products' : partTag('products', id), page]
    case 'stock':
      return [page]
    case 'collection':
      return ['collections', 'products']
    case 'category':
      return ['categories', 'products']
    case 'region':
      return ['regions']
  }
}

export function productTag(handle: string): string {
  return `product:${encodeURIComponent(handle)}`
}
