/** What the steps of the checkout were finished with. */
export interface Finished {
  /** The chosen shipping options, called as the shopper knew them, with what they cost then, in minor units. */
  shipping: { id: string; name: string; amount: number | null }[]
  /** Id of the chosen payment provider; null where none was. */
  provider: string | null
  /** What was to be paid then, in minor units; null before a payment was chosen. */
  total: number | null
}

/** What the shopper has put aside for later. */
export interface SavedLine {
  variantId: string
  quantity: number
  /** What it was called when it was put aside, for when the shop does not have it any more. */
  title: string
  /** What the shopper took one piece to cost, in minor units as that region had it; null where nobody has noted it. */
  known: { price: number; regionId: string; taxed: boolean } | null
}

/** What the storefront keeps with a cart. */
export interface CartContext {
  /** The locale that the cart was made in, `de-at`: the language of the mails about it. */
  locale: string | null
  /** The customer whose account it belongs to. */
  account: string | null
  /** The rendered form that made the cart; a double click sends the same twice. */
  attempt: string | null
  /** What folding this cart into another will leave there, by variant: written before anything is moved. */
  merging: Record<string, number> | null
  /** A UUID that goes along with every attempt to order the cart, until one of them is refused. */
  orderKey: string | null
  /** The cart that this one was folded into. */
  mergedInto: string | null
  /** Kept beside what the cart has now, so that it can be said what no longer holds. */
  finished: Finished | null
  /** Marks of the shared bags that were added to this one, so that each is added once. */
  taken: string[]
  /** Put aside out of the lines, the latest first; goes along into the cart that follows this one. */
  saved: SavedLine[]
}
