import { type OneTimeMark } from './identity'

/** What a passkey's signature is checked with. */
export interface PublicPasskey {
  /** Of the credential, base64url. */
  id: string
  publicKey: Uint8Array<ArrayBuffer>
  /** How often it has signed. */
  counter: number
  /** How the browser reaches it, in WebAuthn's words. */
  transports?: string[]
}

/** A passkey of the customer's. */
export interface KeptPasskey {
  id: string
  /** What the browser called itself in which it was made; null where it did not say. */
  device: string | null
  /** ISO 8601; `usedAt` null where it was never used. */
  createdAt: string
  usedAt: string | null
}

/** What came of adding a passkey: `taken` where somebody has it already, or the account as many as it may. */
export type Adding = 'added' | 'taken' | 'refused'

/** The passkeys that open accounts. */
export interface Passkeys {
  /** Null where no account has it. */
  getPasskey(id: string): Promise<PublicPasskey | null>
  /** The signed-in customer's, the oldest first. */
  listPasskeys(): Promise<KeptPasskey[]>
  /**
   * Lets a passkey open the signed-in customer's account, who is told by a mail. Asked again for the same, it is added.
   * @param from what the browser calls itself, empty where it does not say; and the mail's language, such as `de-at`
   * @returns `refused` where the challenge was used before
   */
  addPasskey(
    customerId: string,
    passkey: PublicPasskey,
    challenge: OneTimeMark,
    from: { device: string; locale: string },
  ): Promise<Adding>
  /** It opens the account no more. @returns false where it never did */
  deletePasskey(id: string): Promise<boolean>
}
