import type { Services } from '../container'
import { MedusaError } from '@medusajs/utils'
import jwt from 'jsonwebtoken'
import { clearAccount, closeOtherWays, findAccount, lockAccount, lockAccountOf, markProved } from '../identity/accounts'
import { retryOnCollision } from '../identity/collision'
import { erasePerson } from '../identity/erase-person'
import { refuse, requireGeneration, spendProof } from '../identity/spend-proof'
import { nameChange, noteUndo, readUndoToken } from '../identity/undo-change'
import { readWithAny } from '../shared-secrets'

/** What owners change of their account: its address, its password, their own data, and whether there is one at all. */
class OwnAccountService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly passwords
  readonly customers
  readonly identity
  readonly mail

  constructor({ manager, passwordsService, customerService, identityService, shopMailService }: Services) {
    this.manager = manager
    this.passwords = passwordsService
    this.customers = customerService
    this.identity = identityService
    this.mail = shopMailService
  }

  /**
   * Gives an account the address that its owner has proved, and tells the former one by mail.
   * @param locale of that mail, such as `de-at`
   * @throws MedusaError unauthorized (also where the account's tokens were made void since the change was asked for),
   *   duplicate_error where another account has the address
   */
  async changeEmail(proof: unknown, locale?: string): Promise<{ email: string }> {
    const claims = this.identity.requireProof(proof, 'vitrine:change-email')
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
    const claims = readWithAny(this.identity.secrets, (secret) => readUndoToken(token, secret))
    if (!claims) throw refuse()
    const { customer_id: customerId, changed_at: changedAt, email } = claims
    await retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        const owner = await lockAccountOf(manager, email)
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
  async erase(proof: unknown, locale?: string) {
    const claims = this.identity.requireProof(proof, 'vitrine:erase-account')
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
  async update(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    { password: typed, ...rest }: { password?: string; [field: string]: unknown },
    locale?: string,
  ) {
    const password = typed && (await this.passwords.hash(typed))
    const update = { ...rest, ...(password && { password }) }
    await this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      await this.customers.withTransaction(manager).update(customerId, update)
      if (password) await this.identity.tellOwner(manager, 'customer.password_changed', { customerId, locale })
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
      const account = await lockAccountOf(manager, email.toLowerCase())
      const claims = account && readReset(account, token)
      if (!claims) throw refuse()
      if (!account.proved) await clearAccount(manager, account.id)
      await this.customers.withTransaction(manager).update(account.id, { password })
      // only our own mail's token names the address that it was sent to
      if (claims.email === account.email) await markProved(manager, account.id, account.email)
      await this.identity.tellOwner(manager, 'customer.password_changed', { customerId: account.id, locale })
      return account.id
    })
    this.mail.wake()
    return customerId
  }
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

export default OwnAccountService
