/** Names to the backend what may be used once, such as a mailed link or a challenge: it remembers those that were. */
export interface OneTimeMark {
  id: string
  /** Unix milliseconds. */
  expiresAt: number
}

/** Somebody at an OpenID Connect provider, by what names them there for good; an address may go to somebody else. */
export interface ProviderIdentity {
  /** The ID token's `iss`. */
  issuer: string
  /** The ID token's `sub`. */
  subject: string
}

export interface ProviderUser extends ProviderIdentity {
  /** Where the provider has verified that it is theirs. */
  email?: string
  givenName?: string
  familyName?: string
}

/** That somebody at a provider opens an account. */
export interface ProviderConnection {
  id: string
  issuer: string
  email: string | null
}

/** The link of the mail about a forgotten password. */
export interface PasswordLink {
  email: string
  token: string
}

/** What a mailed link was asked for. */
export interface LinkRequest {
  customerId: string
  email: string
  /** Of the session in which it was asked for; see `Sessions`. */
  generation: number
}

/**
 * How an account is opened, and by whom. Where an operation makes the backend mail something, `locale` says in which
 * language, such as `de-at`.
 */
export interface Identity {
  /** It tells a stranger who is a customer: count who asks. */
  hasAccount(email: string): Promise<boolean>
  /** The customer's other sessions end by that where the backend can end them. */
  changePassword(password: string, locale: string): Promise<void>
  /** @throws CommerceError `invalid`, `not-found` or `unauthenticated` where nobody has the address */
  mailPasswordLink(email: string, locale: string): Promise<void>
  /** Whether it still counts, by which names the account goes, and whether anybody has proved its address. */
  checkPasswordLink(link: PasswordLink): Promise<{ valid: boolean; names: string[]; proved: boolean }>
  /** @returns false where the link was used already or is too old */
  resetPassword(link: PasswordLink, password: string, locale: string): Promise<boolean>
  /**
   * Whether a mailed link would still do what it says; true where the backend finds that out only when it is used.
   * @param account that it is about, as it was when the link was asked for; `email` where the account has to have it still
   */
  isLinkOpen(linkId: string, account?: { customerId: string; generation: number; email?: string }): Promise<boolean>
  /**
   * Gives an account the address that its owner has proved; the former one is told.
   * @throws CommerceError `unauthenticated` where the account's sessions were ended since or the link was used already,
   *   `conflict` where another account has the address
   */
  changeEmail(request: LinkRequest, link: OneTimeMark, locale: string): Promise<void>
  /**
   * Gives an account its former address back, and ends its sessions and its password.
   * @param token of the mail to the former address
   * @returns the address
   * @throws CommerceError `unauthenticated` or `not-found` for a token that is none, `conflict` where another account has
   *   the address by now
   */
  undoEmailChange(token: string): Promise<string>
  /**
   * Deletes an account, whose owner has proved that they read what is mailed to its address.
   * @throws CommerceError `unauthenticated` where the account's sessions were ended since, its address is another one or
   *   the link was used already
   */
  eraseAccount(request: LinkRequest, link: OneTimeMark, locale: string): Promise<void>
  /** The signed-in customer's. */
  listConnections(): Promise<ProviderConnection[]>
  /** Lets somebody at a provider open the signed-in customer's account. @returns false where they open another */
  connectProvider(user: ProviderUser, locale: string): Promise<boolean>
  /** Nothing to do where it is not connected any more. */
  disconnectProvider(connectionId: string): Promise<void>
}
