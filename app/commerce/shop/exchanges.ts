/** Pieces of a line that are exchanged for as many of another variant. */
export interface ExchangedPieces {
  lineId: string
  quantity: number
  variantId: string
  reasonId: string | null
}

/** For an order that the shopper may see, which is for the caller to know. */
export interface Exchanges {
  /**
   * Makes an exchange, whose cart is paid and confirmed later; asked twice, it makes two, and may take as long as completing
   * a cart.
   * @param optionId how the old pieces come back; null where the shopper sends them without the shop
   * @returns the id of its cart, which names it; null where it has none
   * @throws CommerceError `invalid` or `conflict` where the backend refuses it
   */
  begin(
    orderId: string,
    exchange: { lines: readonly ExchangedPieces[]; optionId: string | null },
  ): Promise<string | null>
  /** Idempotent. @throws CommerceError `invalid` where it was confirmed meanwhile */
  drop(cartId: string): Promise<void>
}
