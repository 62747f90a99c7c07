/** The backend shows and changes any edit for anybody: whose it is has been looked at before. */
export interface OrderEdits {
  /**
   * Makes the change, or notes that it is paid; idempotent.
   * @throws CommerceError for the reasons `pieces-bound`, `out-of-stock` and `order-cancelled` among others
   */
  complete(editId: string): Promise<void>
  /** Idempotent. @param reason in the shopper's words; empty for none */
  decline(editId: string, reason: string): Promise<void>
}
