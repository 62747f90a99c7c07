import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { makeLimit } from '../stock/limit'

export interface Cost {
  logN: number
  r: number
  p: number
}

// Medusa's own, of which there are no types
interface Scrypt {
  kdf(password: string, cost: Cost): Promise<Buffer>
  verify(hash: Buffer, password: string): Promise<boolean>
  viewParams(hash: Buffer): Cost
}

export const scrypt = createRequire(require.resolve('@medusajs/medusa'))('scrypt-kdf') as Scrypt

/**
 * Of N = 2^17, r = 8, p = 1, the first choice for scrypt of OWASP's Password Storage Cheat Sheet: 128 MB and some 0.4
 * seconds each. Medusa's own is N = 2, r = 1.
 */
const fullCost = { logN: 17, r: 8, p: 1 }

// of scrypt's file format, in which the parameters and the salt come before the checksum of both
const checksumAt = 48
const keyAt = 64
const hashLength = 96

// on two busy cores two hashes take 0.9 s: what waits is answered within three seconds, and the shop gives up at 3.8
const waitingEach = 2
const waitSeconds = 5

/** More passwords are to be hashed than may wait. */
export class BusyError extends Error {
  override readonly name
  readonly waitSeconds

  constructor() {
    super('Too many passwords are being hashed')
    this.name = 'BusyError'
    this.waitSeconds = waitSeconds
  }
}

/** A password that is hashed already, which our services take where Medusa's take one in plain text. */
export class HashedPassword {
  readonly hash

  constructor(hash: string) {
    this.hash = hash
  }
}

/**
 * Hashes passwords, as slowly as whoever has read the database is to be made to, and few at a time: each takes memory,
 * and a thread of the four that Node has for this.
 * @param options `scale`, above 0 and up to 1, multiplies the cost, for tests
 */
export function makePasswords({ scale = 1, atOnce = 2 }: { scale?: number; atOnce?: number } = {}) {
  if (!(scale > 0 && scale <= 1)) throw new Error('passwords.scale is above 0 and at most 1')
  const cost = { ...fullCost, logN: Math.max(1, fullCost.logN + Math.round(Math.log2(scale))) }
  const lines = { anybody: makeLine(atOnce), known: makeLine(1), staff: makeLine(1) }

  function makeLine(places: number) {
    const limited = makeLimit(places)
    const mostWaiting = Math.ceil((waitingEach * places) / scale)
    function inTurn<Result>(task: () => Promise<Result>) {
      if (limited.waiting() >= mostWaiting) throw new BusyError()
      return limited(task)
    }
    return { limited, inTurn }
  }

  const derive = async (password: string) => (await scrypt.kdf(password, cost)).toString('base64')

  /** @throws BusyError */
  async function hash(password: string): Promise<HashedPassword> {
    return new HashedPassword(await lines.anybody.inTurn(() => derive(password)))
  }

  /** The same as text, for what has its turn in any case, such as what the staff do. */
  function hashInAnyCase(password: string): Promise<string> {
    return lines.anybody.limited(() => derive(password))
  }

  /**
   * Whether it is the password of this hash. However it ends, one hash of the present cost is worked out: for a weaker one
   * its replacement or, as for none at all, one that is thrown away. So the time taken tells nothing.
   * @param who asks: a place is kept for who signs in again in a browser that is known,
   *   and one for the staff, so that a flood of guesses from many networks keeps neither out
   * @returns `stronger` is to be stored in the place of a weaker one
   * @throws BusyError
   */
  async function compare(
    password: string,
    stored: string | null | undefined,
    who: 'anybody' | 'known' | 'staff' = 'anybody',
  ): Promise<{ isRight: boolean; stronger?: string }> {
    return lines[who].inTurn(async () => {
      const known = stored ? Buffer.from(stored, 'base64') : null
      if (known?.length !== hashLength) return { isRight: await wasteWork(password) }
      const isRight = await scrypt.verify(known, password)
      if (!isWeaker(known)) return { isRight }
      const stronger = await derive(password)
      return isRight ? { isRight, stronger } : { isRight }
    })
  }

  async function wasteWork(password: string) {
    await derive(password)
    return false
  }

  function isWeaker(known: Buffer) {
    const { logN, r, p } = scrypt.viewParams(known)
    return logN < cost.logN || r * p < cost.r * cost.p
  }

  /** What nobody knows the password of: it costs nothing to make, and as much as any to compare. */
  function makeNobodys() {
    const bytes = randomBytes(hashLength)
    bytes.write('scrypt\0', 'latin1')
    bytes.writeUInt8(cost.logN, 7)
    bytes.writeUInt32BE(cost.r, 8)
    bytes.writeUInt32BE(cost.p, 12)
    const checksum = createHash('sha256').update(bytes.subarray(0, checksumAt)).digest()
    checksum.copy(bytes, checksumAt, 0, keyAt - checksumAt)
    return new HashedPassword(bytes.toString('base64'))
  }

  return { hash, hashInAnyCase, compare, makeNobodys }
}
