import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { type FacetView } from './listing-facets'

const own: Record<string, MessageKey> = {
  collection: 'catalog:filter.collection',
  type: 'catalog:filter.type',
  tag: 'catalog:filter.tag',
  price: 'catalog:filter.price',
  stock: 'catalog:filter.stock',
}

/** Names a facet in the page's language; `price` and `stock` too. */
export function useFacetName(facets: readonly FacetView[]): (key: string) => string {
  const t = useT()
  return (key) => {
    const message = own[key]
    if (message) return t(message)
    return facets.find((facet) => facet.key === key)?.label ?? key.replace(/^option\./, '')
  }
}
