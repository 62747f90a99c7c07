import { type ProviderIdentity, type ProviderUser, type OneTimeMark } from './identity'

/** A session of the customer's. */
export interface SignedInDevice {
  id: string
  /** What its browser calls itself; null where it did not say. */
  device: string | null
  /** ISO 8601. */
  startedAt: string
  seenAt: string
  /** The one that asks. */
  current: boolean
}

/** Who has signed with a passkey. */
export interface PasskeySignature {
  credentialId: string
  /** Whom the browser keeps the passkey for. */
  customerId: string
  counter: number
  challenge: OneTimeMark
}

/**
 * Sessions at the backend. Each is a bearer token, by which `Commerce.as` knows a shopper. `device` is what the browser
 * calls itself, so that its owner finds the session in the list; empty where it does not say.
 */
export interface Sessions {
  /**
   * @param from `isKnown` where somebody has signed in to this account from this browser before: the backend keeps a place
   *   for them while others guess
   * @returns the token; null where no account has this address and this password
   */
  signIn(
    credentials: { email: string; password: string },
    from: { device: string; isKnown: boolean },
  ): Promise<string | null>
  /**
   * Signs somebody in who has proved an address by a mailed link, as the customer of that address, or a new one.
   * @param identity who they have shown to be at a provider: they sign in so from now on
   * @returns `passwordVoid` where the account had a password that its owner had not set
   * @throws CommerceError `unauthenticated` where the link was used already
   */
  signInByLink(
    proved: { email: string; link: OneTimeMark; identity?: ProviderIdentity },
    device: string,
  ): Promise<{ token: string; passwordVoid: boolean }>
  /**
   * As the customer who is connected with somebody at a provider, or a new one with an address that nobody has.
   * @param provider by its id in the shop
   * @returns the token; null where neither is
   */
  signInByProvider(user: ProviderUser, from: { provider: string; device: string }): Promise<string | null>
  /** @throws CommerceError `unauthenticated` where it opens no account of theirs, or the challenge was used already */
  signInByPasskey(signature: PasskeySignature, device: string): Promise<string>
  /** Whether the backend takes the shopper's token. */
  isConfirmed(): Promise<boolean>
  /** The same, and all prices are the shopper's that anybody has; false where the backend does not say so. */
  paysAsAnybody(): Promise<boolean>
  /** Counts how often all sessions of the account were ended before the shopper's began; 0 where nobody counts. */
  getGeneration(): number
  /** @returns a fresh token in place of the shopper's good one; null where the backend gives none, or is not to be asked */
  renew(): Promise<string | null>
  /** Ends the shopper's. */
  end(): Promise<void>
  /** Ends the customer's on all other devices. @returns a new token for the one that asks */
  endOthers(): Promise<string>
  /** The customer's, the one in use last first; empty where the backend does not say. */
  listDevices(): Promise<SignedInDevice[]>
  /** Ends one of them for whoever has it. @returns false where it had ended already */
  endDevice(id: string): Promise<boolean>
}
