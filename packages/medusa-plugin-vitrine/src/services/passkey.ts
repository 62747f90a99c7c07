import type { Services } from '../container'
import { lockAccount } from '../identity/accounts'
import { refuse, requireGeneration, spendProof } from '../identity/spend-proof'
import { addPasskey, findPasskey, listPasskeys, removePasskey, usePasskey, type Passkey } from '../identity/passkeys'
import { isText, type Proof } from '../identity/proof'

const base64url = /^[\w-]+$/

/**
 * Who signs in with a passkey. The storefront, whose address a passkey belongs to, checks what a browser has signed and
 * vouches for it; which passkey opens which account is kept here.
 */
class PasskeyService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly identity
  readonly mail

  constructor({ manager, identityService, shopMailService }: Services) {
    this.manager = manager
    this.identity = identityService
    this.mail = shopMailService
  }

  /**
   * What a passkey's signature is checked with, for the storefront alone; null where nobody has it.
   * @throws MedusaError unauthorized
   */
  async find(proof: unknown) {
    const { credential_id: id } = this.requireProof(proof, 'vitrine:find-passkey')
    const found = await findPasskey(this.manager, requireId(id))
    return found && { public_key: found.publicKey, counter: found.counter, transports: found.transports }
  }

  /**
   * A store token for who has signed with a passkey.
   * @param device what the browser calls itself
   * @throws MedusaError unauthorized, also where the passkey is another account's or was taken away meanwhile
   */
  signIn(proof: unknown, device: unknown): Promise<string> {
    const claims = this.requireProof(proof, 'vitrine:passkey')
    const { customer_id: customerId, counter } = claims
    const id = requireId(claims.credential_id)
    if (!isText(customerId, { from: 1, to: 64 }) || !isCounter(counter)) throw refuse()
    return this.manager.transaction(async (manager) => {
      await spendProof(manager, claims)
      const account = await lockAccount(manager, customerId)
      const known = await findPasskey(manager, id)
      if (!account || known?.customerId !== customerId) throw refuse()
      if (!(await usePasskey(manager, { id, customerId, counter }))) throw refuse()
      return this.identity.begin(manager, { customerId, generation: account.generation, device })
    })
  }

  /**
   * Lets a passkey open the account of a signed-in customer, who is told by a mail. Asked again for the same, it has been
   * done.
   * @param about `device` as above; `locale` of that mail, such as `de-at`
   * @returns false where somebody has this passkey, or the account has too many
   * @throws MedusaError unauthorized, also where the customer's token was made void meanwhile
   */
  async add(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    proof: unknown,
    { device, locale }: { device?: unknown; locale?: string },
  ): Promise<boolean> {
    const claims = this.requireProof(proof, 'vitrine:add-passkey')
    if (claims.customer_id !== customerId) throw refuse()
    const passkey = requirePasskey(claims)
    const isAdded = await this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      const owner = await findPasskey(manager, passkey.id)
      if (owner) return owner.customerId === customerId
      await spendProof(manager, claims)
      const known = isText(device, { from: 1, to: 200 }) ? device : null
      if (!(await addPasskey(manager, customerId, { ...passkey, device: known }))) return false
      await this.identity.tellOwner(manager, 'customer.passkey_added', { customerId, locale })
      return true
    })
    this.mail.wake()
    return isAdded
  }

  /** A customer's passkeys; see `listPasskeys`. */
  list({ customer_id: customerId }: { customer_id: string }) {
    return listPasskeys(this.manager, customerId)
  }

  /** @returns false where the customer has no such passkey. @throws MedusaError unauthorized */
  async remove(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    id: string,
  ): Promise<boolean> {
    // some texts, such as one with a zero byte, the database fails at
    if (!base64url.test(id)) return false
    return this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      return removePasskey(manager, id, customerId)
    })
  }

  requireProof(proof: unknown, audience: string) {
    return this.identity.requireAnyProof(proof, audience, { needsEmail: false })
  }
}

function requirePasskey({ credential_id: id, public_key: publicKey, counter, transports }: Proof): Passkey {
  if (!isText(publicKey, { from: 1, to: 3000 }) || !base64url.test(publicKey) || !isCounter(counter)) throw refuse()
  if (!Array.isArray(transports) || transports.length > 10) throw refuse()
  if (!transports.every((one) => isText(one, { from: 1, to: 30 }))) throw refuse()
  return { id: requireId(id), publicKey, counter, transports }
}

function requireId(id: unknown) {
  if (isText(id, { from: 16, to: 1400 }) && base64url.test(id)) return id
  throw refuse()
}

// 32 bits, unsigned (WebAuthn, 6.1)
function isCounter(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffffff
}

export default PasskeyService
