import { type MessageKey } from '~/i18n/keys'
import { type T } from '~/i18n/use-t'
import { type FacetView } from './listing-facets'

const own: Record<string, MessageKey> = {
  collection: 'catalog:filter.collection',
  type: 'catalog:filter.type',
  tag: 'catalog:filter.tag',
  brand: 'catalog:filter.brand',
  price: 'catalog:filter.price',
  stock: 'catalog:filter.stock',
}

/** A facet's name in the page's language; that of `price` and `stock` too. */
export function nameFacet(t: T, facets: readonly FacetView[], key: string): string {
  const message = own[key]
  if (message) return t(message)
  return facets.find((facet) => facet.key === key)?.label ?? key.replace(/^option\./, '')
}
