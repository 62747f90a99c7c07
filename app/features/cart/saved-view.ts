import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type InLanguage } from '../catalog/translation.server'

/** Something put aside, in words of the page's language. */
export interface SavedView extends InLanguage {
  variantId: string
  /** As many as were put aside, and never more than there are. */
  quantity: number
  title: string
  state: 'ok' | 'sold-out' | 'not-sold-here' | 'unavailable'
  /** Of one piece, in minor units; null where it is not sold here. */
  price: number | null
  /** A path for the picture route. */
  picture: string | null
  /** Null where the shop does not have the product any more. */
  handle: string | null
  energy?: EnergyClass
}
