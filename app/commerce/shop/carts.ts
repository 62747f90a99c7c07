import { type GiftNote } from '@vitrine/shared/gift-note'
import { type PostalAddress } from './address'
import { type Cart, type CartLine, type LinePrices } from './cart'
import { type CartContext, type SavedLine } from './cart-context'
import { type CodeRefusal } from './codes'
import { type ShippingOption } from './shipping'

/** Why a cart cannot be used: nobody knows it, or the shop sells none of what it held. */
export type MissingCart = 'gone' | 'nothing-left'

export interface NewLine {
  variantId: string
  /** From 1. */
  quantity: number
  /** For whom it is, of a gift card. */
  gift?: GiftNote | null
}

export interface CartDraft {
  regionId: string
  /** ISO 3166-1 alpha-2, lower case; the backend's choice where the region has none. */
  countryCode: string | undefined
  lines: NewLine[]
  context: Partial<CartContext>
}

/** An address of which nothing more is known than this. */
export type GivenAddress = Partial<PostalAddress> & Pick<PostalAddress, 'countryCode'>

/** What is known of the shopper before there is an address. */
export type CartContact = Pick<PostalAddress, 'firstName' | 'lastName' | 'company' | 'phone' | 'countryCode'>

export interface CartAddresses {
  /** Left out where it stays as it is. */
  email?: string
  shipping: GivenAddress
  billing: GivenAddress
  /** The language of the mails about it, `de-at`. */
  locale: string
}

export type CodeOutcome =
  /** `replaced`: codes of discounts that had to make room; `repeated`: it was there already, and nothing has changed. */
  { ok: true; cart: Cart; code: string; replaced: string[]; repeated: boolean } | { ok: false; reason: CodeRefusal }

/** What is to be noted about the prices that a cart's shopper knows. */
export interface ToldPrices {
  /** By line, the price for one piece that the shopper has confirmed having seen. */
  seen?: Record<string, number>
  /** By line, what the shopper took one piece to cost when it was taken out: told where the line has nothing else to tell. */
  known?: Record<string, number>
  /** A cart that was folded into this one: what is not known of its lines yet goes on being told. */
  from?: string
}

/**
 * Carts by their ids, whoever asks: whose a cart is has been looked at before. Writes answer the cart as it is afterwards, and
 * state an absolute result unless they say otherwise: done once more they change nothing. Where the answer to one is lost,
 * it is looked up; `mayHaveHappened` is on the error only where it still may be on its way.
 */
export interface Carts {
  /** The cart as it is, or why it cannot be used. */
  read(cartId: string): Promise<Cart | MissingCart>
  /** The same at the prices that hold now. */
  readLive(cartId: string): Promise<Cart | MissingCart>
  /** @throws CommerceError `not-found` */
  require(cartId: string): Promise<Cart>
  /** Where its answer is lost it is as good as not made: a cart that nobody's cookie names does no harm. */
  create(draft: CartDraft): Promise<Cart>
  /**
   * Makes the cart hold as many pieces of the variant for that recipient, in a line of its own if `cart` has none yet. A
   * cart that a refused order has closed is opened again.
   * @throws CommerceError `invalid` where it is not sold any more, or not that often
   */
  putVariant(cart: Pick<Cart, 'id' | 'items'>, line: NewLine): Promise<Cart>
  /** The same of a line; 0 takes it away. */
  putLine(cartId: string, lineId: string, quantity: number): Promise<Cart>
  /** Says of a line for whom it is. */
  putGift(cartId: string, line: Pick<CartLine, 'id' | 'quantity'>, gift: GiftNote | null): Promise<Cart>
  /** Makes these the cart's discounts. @throws CommerceError `not-found` or `invalid` for a code that does not count */
  putDiscounts(cartId: string, codes: readonly string[]): Promise<Cart>
  /**
   * Applies a discount or a gift card by what was typed. A cart takes one discount besides free shipping, so the newer takes
   * the place of the older. Refused, it leaves the cart as it was.
   */
  applyCode(cart: Cart, typed: string): Promise<CodeOutcome>
  /** The cart without these codes, which need not be on it. */
  removeCodes(cart: Cart, codes: readonly string[]): Promise<Cart>
  /** What of a cart's codes does not count in another region; changes nothing. */
  listLeavingCodes(
    cart: Pick<Cart, 'id' | 'discounts' | 'giftCards'>,
    regionId: string,
  ): Promise<{ discounts: string[]; giftCards: string[] }>
  /** What the cart can be sent by, for its region and value. */
  listShippingOptions(cartId: string): Promise<ShippingOption[]>
  /**
   * Ships by the option what belongs to its profile. A cart that a refused order has closed is opened again.
   * @throws CommerceError where it cannot
   */
  putShipping(cartId: string, optionId: string): Promise<Cart>
  /**
   * Ships a cart whose lines have changed as it was shipped `before`. What cannot ship it any more stays away, and the
   * checkout asks anew.
   */
  keepShipping(before: Pick<Cart, 'shippingMethods'>, changed: Cart): Promise<Cart>
  putContact(cartId: string, contact: CartContact & { email?: string }): Promise<Cart>
  /** @throws CommerceError `invalid` with the reason `email` for an e-mail address that it does not take */
  putAddresses(cartId: string, addresses: CartAddresses): Promise<Cart>
  /** Keeps what is named with the cart. A lost answer is not looked up. */
  putContext(cartId: string, context: Partial<CartContext>): Promise<Cart>
  /** Keeps the whole list of what is put aside. */
  putSaved(cartId: string, saved: SavedLine[]): Promise<Cart>
  /** Leads who still has the id of one cart to the other. */
  pointTo(cartId: string, targetId: string): Promise<Cart>
  /** Makes it the cart of the customer in whose name it is asked. */
  giveTo(cartId: string, customerId: string): Promise<Cart>
  /**
   * Gives the cart the prices that hold now. One that its shopper does not know of yet stays told until `seen` names it,
   * however often and in however many tabs the cart is read.
   * @returns null where the backend cannot: lines keep the prices of the moment they were added at
   */
  followPrices(cartId: string, told?: ToldPrices): Promise<{ changed: boolean; prices: LinePrices } | null>
  /**
   * Makes a cart changeable again whose completion was refused for want of stock. Afterwards the payment has to be chosen
   * again.
   */
  reopen(cartId: string): Promise<void>
}
