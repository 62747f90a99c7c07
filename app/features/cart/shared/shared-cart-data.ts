import { type SavedView } from '../saved-view'

/** A bag that a link carries, as its page shows it. */
export interface SharedCartData {
  /** `expired`: the link is too old; `invalid`: it is not as the shop made it. */
  state: 'open' | 'expired' | 'invalid'
  lines: SavedView[]
  /** ISO 4217. */
  currency: string
}
