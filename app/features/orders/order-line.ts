import { type GiftNote } from '@vitrine/shared/gift-note'
import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type T } from '~/i18n/use-t'
import { type Foreign } from '../catalog/translation.server'

/** A line of an order or of a cart on its way to one, as a summary shows it in the page's language. */
export interface OrderLine extends Foreign {
  id: string
  title: string
  /** The chosen values, "Black / M"; empty for a product without a choice. */
  variant: string
  quantity: number
  /** For all of the line, in minor units, in the tax manner of its region. */
  amount: number
  /** A path for the picture route. */
  picture: string | null
  /** Of its product's page with what was chosen, while the shop shows it. */
  path?: string
  /** While it can still be ordered. */
  energy?: EnergyClass
  /** Where it stands, in words, if that is not the same for all of an order. */
  standing?: string
  /** For whom it is, of a gift card. */
  gift?: GiftNote | null
  /** What has to be known of it before it is ordered, in words. */
  note?: string
  /** What keeps the line from being ordered, in words. */
  problem?: string
}

/** What a line is called and what was chosen of it as one name. */
export function toLineName(t: T, { title, variant }: Pick<OrderLine, 'title' | 'variant'>): string {
  return variant ? t('common:punctuation.choice', { title, choice: variant }) : title
}
