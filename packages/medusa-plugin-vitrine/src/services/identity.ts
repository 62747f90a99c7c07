import type { Services } from '../container'
import type ShopMailService from './shop-mail'
import type { PluginOptions } from '../options'
import type { SharedSecret } from '../shared-secrets'
import type { EntityManager } from 'typeorm'
import { randomUUID } from 'node:crypto'
import { MedusaError } from '@medusajs/utils'
import jwt from 'jsonwebtoken'
import { raiseGeneration, readAccount, readGeneration } from '../identity/accounts'
import { refuse, requireGeneration } from '../identity/spend-proof'
import { isText, type Proof, type ProofOfAddress, readProof } from '../identity/proof'
import { isSpent, spend } from '../identity/spend-once'
import { hasOwnPrices } from '../identity/own-prices'
import { beginSession, endSession, isSession, listSessions, prolongSession } from '../identity/sessions'
import { lifeSeconds, mayRenew, nameToken, signStoreToken } from '../identity/store-token'
import { listSecrets, readWithAny } from '../shared-secrets'

/**
 * Who a shopper is, where Medusa itself asks for a password: proofs of the storefront, and sessions whose tokens can be
 * made void. Option `identity.secret` (32 characters or more), shared with the storefront; without it there is no sign-in
 * by proof, and all else holds.
 */
class IdentityService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly customers
  readonly orders
  readonly mail
  readonly tokenSecret
  readonly secrets

  constructor(
    { manager, customerService, orderService, shopMailService, configModule, logger }: Services,
    { identity = {} }: PluginOptions = {},
  ) {
    this.manager = manager
    this.customers = customerService
    this.orders = orderService
    this.mail = shopMailService
    this.tokenSecret = configModule.projectConfig.jwt_secret ?? ''
    this.secrets = readSecrets(identity.secret, logger)
  }

  get isPasswordless() {
    return this.secrets.length > 0
  }

  async begin(
    manager: EntityManager,
    { customerId, generation, device }: { customerId: string; generation: number; device?: unknown },
  ) {
    const sessionId = await beginSession(manager, { customerId, generation, device, lifeSeconds })
    return signStoreToken({ customerId, generation, sessionId }, this.tokenSecret)
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

  /** Makes all tokens of a customer void. @returns a token for the one who asked */
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

  /** See `hasOwnPrices`. */
  hasOwnPrices(customerId: string) {
    return hasOwnPrices(this.manager, customerId)
  }

  requireProof(proof: unknown, audience: string): ProofOfAddress {
    const claims = this.requireAnyProof(proof, audience, { needsEmail: true })
    return { ...claims, email: claims.email ?? '' }
  }

  requireAnyProof(proof: unknown, audience: string, { needsEmail }: { needsEmail: boolean }): Proof {
    const claims = readWithAny(this.secrets, (secret) => readProof(proof, { secret, audience, needsEmail }))
    if (!claims) throw refuse()
    return claims
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
}

function readSecrets(given: SharedSecret | undefined, logger: Services['logger']): string[] {
  try {
    return listSecrets('identity.secret', given)
  } catch (error) {
    logger.warn(`${(error as Error).message}: nobody can sign in by proof`)
    return []
  }
}

const toSpentToken = (token: string) => `token ${nameToken(token)}`

export default IdentityService
