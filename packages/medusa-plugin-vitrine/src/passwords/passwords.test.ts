import assert from 'node:assert/strict'
import { afterEach, describe, test, vi } from 'vitest'
import type { Services } from '../container'
import { defer, standIn } from '../fixtures'
import type { PluginOptions } from '../options'
import PasswordsService from '../services/passwords'
import { BusyError, type Cost, HashedPassword, makePasswords, scrypt } from './passwords'
import CoreCustomerService from '@medusajs/medusa/dist/services/customer'

const password = 'correct horse battery'
const scale = 2 ** -10
const read = (hash = '') => scrypt.viewParams(Buffer.from(hash, 'base64'))
const hashAsMedusa = () => CoreCustomerService.prototype.hashPassword_(password)

afterEach(() => void vi.restoreAllMocks())

describe('the cost of a hash', () => {
  test('is what OWASP recommends, where nobody asks for less', async () => {
    const passwords = makePasswords()
    const costs = [(await passwords.hash(password)).hash, passwords.makeNobodys().hash].map(read)
    assert.deepEqual(costs, Array(2).fill({ logN: 17, r: 8, p: 1 }))
  })

  test('is scaled down for tests, and for nothing else', async () => {
    const { hash } = await makePasswords({ scale }).hash(password)
    assert.deepEqual(read(hash), { logN: 7, r: 8, p: 1 })
    for (const wrong of [0, -1, 2, NaN]) assert.throws(() => makePasswords({ scale: wrong }), /passwords.scale/)
  })

  test('is the full one in production, whatever the options say', () => {
    const { NODE_ENV } = process.env
    const scaleOf = (options?: PluginOptions) => new PasswordsService(standIn<Services>({}), options).scale
    try {
      process.env.NODE_ENV = 'production'
      assert.equal(scaleOf({ passwords: { scale } }), 1)
      process.env.NODE_ENV = 'development'
      assert.equal(scaleOf({ passwords: { scale } }), scale)
      for (const options of [undefined, {}, { passwords: {} }]) assert.equal(scaleOf(options), 1)
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV
      else process.env.NODE_ENV = NODE_ENV
    }
  })
})

describe('a password', () => {
  test('is right or wrong, whatever its hash has cost; a weaker hash is to be replaced when it is right', async () => {
    const passwords = makePasswords({ scale })
    const old = await hashAsMedusa()
    const { isRight, stronger } = await passwords.compare(password, old)
    assert.equal(isRight, true)
    assert.equal(read(stronger).logN, 7)
    assert.deepEqual(await passwords.compare(password, stronger), { isRight: true })
    assert.deepEqual(await passwords.compare('a wrong one', old), { isRight: false })
    assert.deepEqual(await passwords.compare('a wrong one', stronger), { isRight: false })
  })

  test('is never that of nobody, of no hash, or of what is none', async () => {
    const passwords = makePasswords({ scale })
    const first = passwords.makeNobodys()
    assert.ok(first instanceof HashedPassword)
    assert.notEqual(first.hash, passwords.makeNobodys().hash)
    for (const stored of [first.hash, null, undefined, '', 'bcrypt$of$elsewhere', 'A'.repeat(128)]) {
      assert.deepEqual(await passwords.compare(password, stored), { isRight: false })
    }
  })

  // what makes a refusal last: N · r · p of each hash that is worked out
  test('costs the same work for an unknown address, for no password, an old hash, a new one, right or wrong', async () => {
    const passwords = makePasswords({ scale })
    const stored = [null, await hashAsMedusa(), passwords.makeNobodys().hash, (await passwords.hash(password)).hash]
    const toWork = ({ logN, r, p }: Cost) => 2 ** logN * r * p
    const kdf = vi.spyOn(scrypt, 'kdf')
    const verify = vi.spyOn(scrypt, 'verify')
    const works: number[] = []
    for (const hash of stored) {
      for (const typed of [password, 'a wrong one']) {
        kdf.mockClear()
        verify.mockClear()
        await passwords.compare(typed, hash)
        const derived = kdf.mock.calls.map(([, cost]) => toWork(cost))
        const verified = verify.mock.calls.map(([known]) => toWork(scrypt.viewParams(known)))
        works.push([...derived, ...verified].reduce((sum, work) => sum + work, 0))
      }
    }
    const full = 2 ** 7 * 8
    // Medusa's own hash is two units beside the thousand of one of ours
    assert.deepEqual(works, [full, full, full + 2, full + 2, full, full, full, full])
  })
})

describe('many at once', () => {
  test('are hashed two at a time; of more than may wait those that came last are refused, and the next is not', async () => {
    // a quarter of the cost, so that four times four may wait
    const passwords = makePasswords({ scale: 0.25 })
    let running = 0
    let most = 0
    vi.spyOn(scrypt, 'kdf').mockImplementation(async () => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return Buffer.alloc(96)
    })
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.compare(password, null)))
    assert.equal(most, 2)
    const refused = results.flatMap((result, at) =>
      result.status === 'rejected' && result.reason instanceof BusyError ? [at] : [],
    )
    assert.deepEqual(
      refused,
      Array.from({ length: 22 }, (_, at) => 18 + at),
    )
    assert.deepEqual(await passwords.compare(password, null), { isRight: false })
  })

  test('keep neither the staff out, nor who signs in again in a browser that is known', async () => {
    const passwords = makePasswords()
    const { promise: flood, resolve: end } = defer()
    vi.spyOn(scrypt, 'kdf').mockImplementation(async (typed) => {
      if (typed === 'a guess') await flood
      return Buffer.alloc(96)
    })
    const guesses = Array.from({ length: 50 }, () => passwords.compare('a guess', null))
    const refused = guesses.slice(6).map((guess) => assert.rejects(guess, BusyError))
    await Promise.all(refused)
    await assert.rejects(passwords.compare(password, null), BusyError)
    for (const who of ['known', 'staff'] as const) {
      assert.deepEqual(await passwords.compare(password, null, who), { isRight: false })
    }
    end()
    await Promise.all(guesses.slice(0, 6))
  })

  test('let wait what has its turn in any case', async () => {
    const passwords = makePasswords({ scale })
    const all = Array.from({ length: 5 }, () => passwords.hashInAnyCase(password))
    assert.equal(new Set(await Promise.all(all)).size, 5)
  })
})
