import { type Fault, toFault } from '../fault'
import type { Services } from '../container'
import type ShopMailService from './shop-mail'
import type { PluginOptions } from '../options'
import type { EntityManager } from 'typeorm'
import { randomUUID } from 'node:crypto'
import { MedusaError } from '@medusajs/utils'
import jwt from 'jsonwebtoken'
import {
  clearAccount,
  closeOtherWays,
  findAccount,
  lockAccount,
  markProved,
  raiseGeneration,
  readAccount,
  readGeneration,
} from '../identity/accounts'
import { erasePerson } from '../identity/erase-person'
import { refuse, requireGeneration, spendProof } from '../identity/evidence'
import { isText, type Proof, type ProofOfAddress, readProof } from '../identity/proof'
import { connect, disconnect, findConnected, listConnected, type ProviderIdentity } from '../identity/provider-accounts'
import { isSpent, spend } from '../identity/spent'
import { beginSession, endSession, isSession, listSessions, prolongSession } from '../identity/sessions'
import { nameChange, noteUndo, readUndoToken } from '../identity/undo-change'
import { lifeSeconds, mayRenew, nameToken, signStoreToken } from '../identity/store-token'
import { isPlainName } from '../mail/plain-name'

const shortestSecret = 32
const uniqueViolation = '23505'
const attempts = 3

/**
 * Who a shopper is, where Medusa itself asks for a password: sign-in by a proof of the storefront, tokens that can be
 * made void, addresses that were proved. Option `identity.secret` (32 characters or more), shared with the storefront;
 * without it there is no sign-in by proof, and all else holds.
 */
class IdentityService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly passwords
  readonly customers
  readonly orders
  readonly mail
  readonly tokenSecret
  readonly secret

  constructor(
    { manager, passwordsService, customerService, orderService, shopMailService, configModule, logger }: Services,
    { identity = {} }: PluginOptions = {},
  ) {
    this.manager = manager
    this.passwords = passwordsService
    this.customers = customerService
    this.orders = orderService
    this.mail = shopMailService
    this.tokenSecret = configModule.projectConfig.jwt_secret ?? ''
    this.secret = (identity.secret?.length ?? 0) >= shortestSecret ? identity.secret : undefined
    if (identity.secret && !this.secret) {
      logger.warn(`identity.secret has fewer than ${shortestSecret} characters: nobody can sign in by proof`)
    }
  }

  get isPasswordless() {
    return Boolean(this.secret)
  }

  /**
   * Whose a right password is. The generation is read before the password is looked at, so that a password
   * that changes meanwhile yields a token that is void already.
   * @param browser see `PasswordsService.check`
   */
  async checkPassword(
    email: string,
    password: string,
    browser?: { isKnown?: boolean },
  ): Promise<{ customerId: string; generation: number } | null> {
    const account = await findAccount(this.manager, email.toLowerCase())
    const isRight = await this.passwords.check('customer', account, password, browser)
    return isRight && account ? { customerId: account.id, generation: account.generation } : null
  }

  /**
   * A store token for a right password.
   * @param {{ device?: unknown, isKnown?: boolean }} [browser] `device` is what it calls itself
   */
  async signInByPassword(
    email: string,
    password: string,
    { device, isKnown }: { device?: unknown; isKnown?: boolean } = {},
  ): Promise<string | null> {
    const account = await this.checkPassword(email, password, { isKnown })
    return account && this.begin(this.manager, { ...account, device })
  }

  /**
   * A store token for a proof. An account whose address was never proved may have been registered by a stranger: its
   * password and all its tokens are made void first, and names, telephone number, saved addresses, metadata and connected
   * providers forgotten. With `issuer` and `subject` in the proof, who is that at the provider signs in to it from now on,
   * unless they sign in to another account.
   * @param device what the browser calls itself
   * @throws MedusaError unauthorized
   */
  async signInByProof(proof: unknown, device: unknown): Promise<{ token: string; created: boolean; reset: boolean }> {
    const claims = this.requireProof(proof, 'vitrine:sign-in')
    const identity = claims.issuer === undefined ? null : requireIdentity(claims)
    return retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        await spendProof(manager, claims)
        const known = await this.findLocked(manager, claims.email)
        const reset = known !== null && !known.proved
        const customerId = known?.id ?? (await this.register(manager, claims))
        if (reset) await this.evict(manager, customerId, claims)
        await markProved(manager, customerId, claims.email)
        if (identity) await connect(manager, identity, customerId)
        const { generation } = await readGeneration(manager, customerId)
        const token = await this.begin(manager, { customerId, generation, device })
        return { token, created: !known, reset }
      }),
    )
  }

  /**
   * A store token for who has signed in at an OpenID Connect provider: of the account that is connected with them, else of
   * a new one where the provider has verified an address (`email`) that is nobody's account yet. The address opens no account
   * that there is: whoever it belongs to proves that to the shop, see `signInByProof`.
   * @param device what the browser calls itself
   * @returns null where nobody signs in so yet and none could be made
   * @throws MedusaError unauthorized
   */
  async signInByProvider(proof: unknown, device: unknown): Promise<{ token: string; created: boolean } | null> {
    const claims = this.requireAnyProof(proof, 'vitrine:provider', { needsEmail: false })
    const identity = requireIdentity(claims)
    return retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        await spendProof(manager, claims)
        // first of all: of several at once, the first makes the account
        const owner = claims.email ? await this.findLocked(manager, claims.email) : null
        const connectedId = await findConnected(manager, identity)
        if (!connectedId && (owner || !claims.email)) return null
        const customerId =
          connectedId ?? (await this.registerConnected(manager, { ...claims, email: claims.email ?? '' }, identity))
        const account = await lockAccount(manager, customerId)
        if (!account) throw refuse()
        const token = await this.begin(manager, { customerId, generation: account.generation, device })
        return { token, created: !connectedId }
      }),
    )
  }

  async registerConnected(manager: EntityManager, claims: ProofOfAddress, identity: ProviderIdentity) {
    const customerId = await this.register(manager, claims)
    await markProved(manager, customerId, claims.email)
    if (!(await connect(manager, identity, customerId))) throw collide()
    return customerId
  }

  /**
   * Lets who has signed in at a provider sign in to the account of a signed-in customer, who is told by a mail.
   * @param locale of that mail, such as `de-at`
   * @returns false where they sign in to another account
   * @throws MedusaError unauthorized, also where the customer's token was made void meanwhile
   */
  async connectProvider(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    proof: unknown,
    locale?: string,
  ): Promise<boolean> {
    const claims = this.requireAnyProof(proof, 'vitrine:connect-provider', { needsEmail: false })
    const identity = requireIdentity(claims)
    const isConnected = await this.manager.transaction(async (manager) => {
      await spendProof(manager, claims)
      await requireGeneration(manager, customerId, generation)
      if (!(await connect(manager, identity, customerId))) return false
      await this.tellOwner(manager, 'customer.provider_connected', { customerId, locale })
      return true
    })
    this.mail.wake()
    return isConnected
  }

  /** @returns  what a customer signs in with */
  listProviders({
    customer_id: customerId,
  }: {
    customer_id: string
  }): Promise<{ id: string; issuer: string; email: string | null }[]> {
    return listConnected(this.manager, customerId)
  }

  /** @returns  false where the customer has no such provider. @throws MedusaError unauthorized */
  async disconnectProvider(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    id: string,
  ): Promise<boolean> {
    if (!isText(id, { from: 1, to: 128 })) return false
    return this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      return disconnect(manager, id, customerId)
    })
  }

  /**
   * Gives an account the address that its owner has proved, and tells the former one by mail.
   * @param locale of that mail, such as `de-at`
   * @throws MedusaError unauthorized (also where the account's tokens were made void since the change was asked for),
   *   duplicate_error where another account has the address
   */
  async changeEmail(proof: unknown, locale?: string): Promise<{ email: string }> {
    const claims = this.requireProof(proof, 'vitrine:change-email')
    const { customer_id: customerId, generation, email } = claims
    if (typeof customerId !== 'string' || !Number.isInteger(generation)) throw refuse()
    await retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        await spendProof(manager, claims)
        await requireGeneration(manager, customerId, generation)
        const owner = await findAccount(manager, email)
        if (owner && owner.id !== customerId) throw new MedusaError(MedusaError.Types.DUPLICATE_ERROR, 'Address taken')
        const customers = this.customers.withTransaction(manager)
        const { email: recipient } = await customers.retrieve(customerId, { select: ['id', 'email'] })
        await customers.update(customerId, { email })
        await markProved(manager, customerId, email)
        if (recipient !== email)
          await this.mail.enqueueAccountMail(manager, 'customer.address_changed', {
            changeId: nameChange(customerId, claims.jti),
            recipient,
            locale,
          })
      }),
    )
    this.mail.wake()
    return { email }
  }

  /**
   * Gives an account its former address back, with the token of the mail that told it of the change. Whoever changed it
   * knows the password and is signed in, so both end, and neither a provider nor a passkey opens the account any more.
   * @throws MedusaError unauthorized (also where the change was undone before), duplicate_error where another account has
   *   the address by now
   */
  async undoEmailChange(token: unknown): Promise<{ email: string }> {
    const claims = this.secret ? readUndoToken(token, this.secret) : null
    if (!claims) throw refuse()
    const { customer_id: customerId, changed_at: changedAt, email } = claims
    await retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        const owner = await this.findLocked(manager, email)
        if (owner && owner.id !== customerId) throw new MedusaError(MedusaError.Types.DUPLICATE_ERROR, 'Address taken')
        if (!(await lockAccount(manager, customerId))) throw refuse()
        if (!(await noteUndo(manager, customerId, changedAt))) throw refuse()
        await this.customers
          .withTransaction(manager)
          .update(customerId, { email, password: this.passwords.makeNobodys() })
        await closeOtherWays(manager, customerId)
        await markProved(manager, customerId, email)
      }),
    )
    return { email }
  }

  /**
   * Deletes an account whose owner reads what is mailed to its address, and tells that address; see `erasePerson`.
   * @param locale of that mail, such as `de-at`
   * @throws MedusaError unauthorized, also where the account has another address by now or its tokens were made void
   */
  async eraseAccount(proof: unknown, locale?: string) {
    const claims = this.requireProof(proof, 'vitrine:erase-account')
    const { customer_id: customerId, generation, email: recipient } = claims
    if (typeof customerId !== 'string' || !Number.isInteger(generation)) throw refuse()
    await this.manager.transaction(async (manager) => {
      await spendProof(manager, claims)
      await requireGeneration(manager, customerId, generation)
      const owner = await findAccount(manager, recipient)
      if (owner?.id !== customerId) throw refuse()
      await erasePerson(manager, customerId)
      await this.mail.enqueueAccountMail(manager, 'customer.erased', { changeId: claims.jti, recipient, locale })
    })
    this.mail.wake()
  }

  /**
   * Updates a signed-in customer's own data, unless their token was made void meanwhile. A new password is told by a mail.
   * @param locale of that mail, such as `de-at`
   * @throws MedusaError unauthorized
   */
  async updateOwn(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    { password: typed, ...rest }: { password?: string; [field: string]: unknown },
    locale?: string,
  ) {
    const password = typed && (await this.passwords.hash(typed))
    const update = { ...rest, ...(password && { password }) }
    await this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      await this.customers.withTransaction(manager).update(customerId, update)
      if (password) await this.tellOwner(manager, 'customer.password_changed', { customerId, locale })
    })
    this.mail.wake()
  }

  /**
   * Whether the token of a reset mail still sets the password of this address, and of whose account: a new password is
   * none of its owner's names, and takes along what was entered where nobody has `proved` the address.
   */
  async checkReset({
    email,
    token,
  }: {
    email?: unknown
    token?: unknown
  }): Promise<{ valid: boolean; names: string[]; proved: boolean }> {
    if (typeof email !== 'string' || typeof token !== 'string') return { valid: false, names: [], proved: false }
    const account = await findAccount(this.manager, email.toLowerCase())
    const valid = account !== null && readReset(account, token) !== null
    return { valid, names: valid ? account.names : [], proved: valid && account.proved }
  }

  /**
   * Whether a link that the storefront has mailed still counts: nobody has used it, and the account that it is about, if
   * it is about one, is still of the generation and has the address that it names.
   */
  async checkLink({
    link_id: linkId,
    customer_id: customerId,
    generation,
    email,
  }: {
    link_id?: unknown
    customer_id?: unknown
    generation?: unknown
    email?: unknown
  }): Promise<boolean> {
    if (!isText(linkId, { from: 16, to: 128 }) || (await isSpent(this.manager, `link ${linkId}`))) return false
    if (customerId === undefined) return true
    const account = isText(customerId, { from: 1, to: 128 }) ? await readAccount(this.manager, customerId) : null
    return account !== null && account.generation === generation && (email === undefined || account.email === email)
  }

  /**
   * Sets a password with the token of a reset mail, which counts once, and tells of it by another. Where nobody had
   * proved the address before, a stranger may have registered it: what they have entered is forgotten, as in a sign-in by
   * proof.
   * @param locale of that mail
   * @throws MedusaError unauthorized
   */
  async resetPassword(
    { email, token, password: typed }: { email: string; token: string; password: string },
    locale?: string,
  ) {
    if (!(await this.checkReset({ email, token })).valid) throw refuse()
    const password = typed && (await this.passwords.hash(typed))
    const customerId = await this.manager.transaction(async (manager) => {
      const account = await this.findLocked(manager, email.toLowerCase())
      const claims = account && readReset(account, token)
      if (!claims) throw refuse()
      if (!account.proved) await clearAccount(manager, account.id)
      await this.customers.withTransaction(manager).update(account.id, { password })
      // only our own mail's token names the address that it was sent to
      if (claims.email === account.email) await markProved(manager, account.id, account.email)
      await this.tellOwner(manager, 'customer.password_changed', { customerId: account.id, locale })
      return account.id
    })
    this.mail.wake()
    return customerId
  }

  async tellOwner(
    manager: EntityManager,
    kind: Parameters<ShopMailService['enqueueAccountMail']>[1],
    { customerId, locale }: { customerId: string; locale?: string },
  ) {
    const { email: recipient } = await this.customers
      .withTransaction(manager)
      .retrieve(customerId, { select: ['id', 'email'] })
    await this.mail.enqueueAccountMail(manager, kind, { changeId: randomUUID(), recipient, locale })
  }

  /** Another token of the same session. @throws MedusaError unauthorized 180 days after its owner signed in */
  async renew({
    customer_id: customerId,
    generation,
    auth_time: authTime,
    sid,
  }: {
    customer_id: string
    generation: number
    auth_time?: number
    sid?: string
  }) {
    if (!mayRenew(authTime)) throw refuse()
    return this.goOn(this.manager, { customerId, generation, authTime, sessionId: sid })
  }

  /** Makes all tokens of a customer void. @returns  a token for the one who asked */
  async revokeAll({
    customer_id: customerId,
    generation,
    auth_time: authTime,
    sid,
  }: {
    customer_id: string
    generation: number
    auth_time?: number
    sid?: string
  }): Promise<string> {
    return this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      const raised = await raiseGeneration(manager, customerId)
      return this.goOn(manager, { customerId, generation: raised, authTime, sessionId: sid })
    })
  }

  /** Makes a token void, and all others of its session. */
  async giveBack(token: string) {
    const { exp, sid, customer_id: customerId } = jwt.decode(token) ?? {}
    if (typeof sid === 'string' && typeof customerId === 'string') await endSession(this.manager, sid, customerId)
    if (exp) await spend(this.manager, toSpentToken(token), exp)
  }

  /** A customer's sessions; see `listSessions`. */
  listSessions(customerId: string) {
    return listSessions(this.manager, customerId)
  }

  /** Ends one session of a customer. @throws MedusaError not_found where they have no such session */
  async endSession(customerId: string, id: string) {
    // some texts, such as one with a zero byte, the database fails at
    if (isText(id, { from: 1, to: 128 }) && (await endSession(this.manager, id, customerId))) return
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'No such session')
  }

  /**
   * @param claims verified
   * @returns null where the token is void. One without a generation was not
   *   issued by this plugin: it is void where it was issued up to the second in which the generation was last raised.
   *   One without a session is from before there were sessions.
   */
  async checkToken(
    claims: { customer_id: string; generation?: number; iat: number; sid?: string },
    token: string,
  ): Promise<{ generation: number } | null> {
    const { customer_id: customerId, sid } = claims
    const [{ generation, raisedAt }, spent, goesOn] = await Promise.all([
      readGeneration(this.manager, customerId),
      isSpent(this.manager, toSpentToken(token)),
      sid === undefined || isSession(this.manager, sid, customerId),
    ])
    if (spent || !goesOn) return null
    const isCurrent =
      claims.generation === undefined
        ? !raisedAt || claims.iat > Math.floor(raisedAt.getTime() / 1000)
        : claims.generation === generation
    return isCurrent ? { generation } : null
  }

  /** Whether a cookie session that began in this generation still counts. */
  async checkSession(customerId: string, generation = 0) {
    return (await readGeneration(this.manager, customerId)).generation === generation
  }

  async findLocked(manager: EntityManager, email: string) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`identity ${email}`])
    const found = await findAccount(manager, email)
    if (!found) return null
    await lockAccount(manager, found.id)
    return findAccount(manager, email)
  }

  /** Medusa takes a customer for an account by the password, so it gets one that is nobody's. */
  async register(manager: EntityManager, { email, given_name: first, family_name: last }: ProofOfAddress) {
    const { id } = await this.customers.withTransaction(manager).create({
      email,
      password: this.passwords.makeNobodys(),
      first_name: toName(first),
      last_name: toName(last),
    })
    return id
  }

  /** Nothing of a stranger stays that the owner could take for their own, such as where to send what is ordered. */
  async evict(manager: EntityManager, customerId: string, { given_name: first, family_name: last }: Proof) {
    await clearAccount(manager, customerId)
    const names = { first_name: toName(first), last_name: toName(last) }
    await this.customers
      .withTransaction(manager)
      .update(customerId, { ...names, password: this.passwords.makeNobodys() })
  }

  /**
   * The order that a visitor may see, as a proof of the storefront says. It counts more than once: reading changes nothing.
   * @throws MedusaError unauthorized, also where there is no such order
   */
  async requireOrder(proof: unknown, orderId: string): Promise<{ id: string }> {
    const { order_id: provedId, email } = this.requireProof(proof, 'vitrine:gift-cards')
    if (provedId !== orderId) throw refuse()
    const [order] = await this.orders.list({ id: orderId }, { select: ['id', 'email'] })
    if (order?.email.toLowerCase() !== email) throw refuse()
    return order
  }

  requireProof(proof: unknown, audience: string): ProofOfAddress {
    const claims = this.requireAnyProof(proof, audience, { needsEmail: true })
    return { ...claims, email: claims.email ?? '' }
  }

  requireAnyProof(proof: unknown, audience: string, { needsEmail }: { needsEmail: boolean }): Proof {
    const claims = this.secret ? readProof(proof, { secret: this.secret, audience, needsEmail }) : null
    if (!claims) throw refuse()
    return claims
  }

  async begin(
    manager: EntityManager,
    { customerId, generation, device }: { customerId: string; generation: number; device?: unknown },
  ) {
    const sessionId = await beginSession(manager, { customerId, generation, device, lifeSeconds })
    return signStoreToken({ customerId, generation, sessionId }, this.tokenSecret)
  }

  /** One that has no session yet, from before there were any, gets one. */
  async goOn(
    manager: EntityManager,
    {
      customerId,
      generation,
      authTime,
      sessionId,
    }: { customerId: string; generation: number; authTime: number | undefined; sessionId: string | undefined },
  ) {
    const id = sessionId ?? (await beginSession(manager, { customerId, generation, lifeSeconds }))
    const goesOn = await prolongSession(manager, { id, customerId, generation, lifeSeconds })
    if (!goesOn) throw refuse()
    return signStoreToken({ customerId, generation, sessionId: id, authTime }, this.tokenSecret)
  }
}

function requireIdentity({ issuer, subject, email }: Proof): ProviderIdentity {
  if (!isText(issuer, { from: 1, to: 500 }) || !isText(subject, { from: 1, to: 255 })) throw refuse()
  return { issuer, subject, email }
}

/** What the token of a reset mail says; null where it is none of this account, too old, or was used: it is signed with the password. */
function readReset(account: { id: string; passwordHash: string | null }, token: string) {
  if (!account?.passwordHash) return null
  try {
    const claims = jwt.verify(token, account.passwordHash, { algorithms: ['HS256'] })
    return claims.customer_id === account.id ? claims : null
  } catch {
    return null
  }
}

/** Somebody else may register the address at this very moment, by Medusa's own route. */
async function retryOnCollision<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      if (!isCollision(toFault(error)) || attempt === attempts) throw error
    }
  }
}

// the database sees another's write, or Medusa does a moment before it
const isCollision = ({ code, type }: Fault) => code === uniqueViolation || type === MedusaError.Types.DUPLICATE_ERROR

const collide = () => new MedusaError(MedusaError.Types.DUPLICATE_ERROR, 'Connected meanwhile')
const toSpentToken = (token: string) => `token ${nameToken(token)}`
const toName = (name: unknown) => (isText(name, { from: 1, to: 100 }) && isPlainName(name) ? name : undefined)

export default IdentityService
