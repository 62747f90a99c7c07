import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { HashedPassword, makePasswords } from '../passwords/passwords'

const replaceOf = {
  customer: 'UPDATE customer SET password_hash = $1 WHERE id = $2 AND password_hash = $3',
  user: 'UPDATE "user" SET password_hash = $1 WHERE id = $2 AND password_hash = $3',
}

/**
 * The passwords of customers and staff (`user`). Options (`passwords`): `atOnce`, how many are hashed at the same time;
 * `scale`, which multiplies the cost for tests and is 1 in production whatever is set.
 */
class PasswordsService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly scale
  readonly passwords

  constructor({ manager }: Services, { passwords = {} }: PluginOptions = {}) {
    this.manager = manager
    this.scale = process.env.NODE_ENV === 'production' ? 1 : (passwords.scale ?? 1)
    this.passwords = makePasswords({ atOnce: passwords.atOnce, scale: this.scale })
  }

  /** Hashes one ahead of the transaction that stores it, so that none is open meanwhile. @throws BusyError */
  hash(password: string) {
    return this.passwords.hash(password)
  }

  /** @returns as it is stored */
  async toStored(password: string | HashedPassword): Promise<string> {
    return password instanceof HashedPassword ? password.hash : this.passwords.hashInAnyCase(password)
  }

  /** The password of an account that is entered without one. */
  makeNobodys() {
    return this.passwords.makeNobodys()
  }

  /**
   * Whether the password is this account's; one whose hash is weaker than today's has another from now on. Takes as long
   * where there is no account, or none with a password.
   * @param browser whether the account's owner has signed in with it before
   * @throws BusyError
   */
  async check(
    kind: 'customer' | 'user',
    account: { id: string; passwordHash?: string | null } | null,
    password: string,
    { isKnown = false }: { isKnown?: boolean } = {},
  ): Promise<boolean> {
    const who = kind === 'user' ? 'staff' : isKnown ? 'known' : 'anybody'
    const { isRight, stronger } = await this.passwords.compare(password, account?.passwordHash, who)
    // one that was changed meanwhile stays as it is
    if (stronger && account) await this.manager.query(replaceOf[kind], [stronger, account.id, account.passwordHash])
    return isRight
  }
}

export default PasswordsService
