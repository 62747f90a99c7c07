import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { toContext } from '../../../../tests/support/request-context'
import { createSealedLinks, linkMinutes } from './sealed-link.server'

const schema = z.object({ email: z.string() })
const links = createSealedLinks('test', 'test-link', schema)
const ctx = toContext({ log: { warn: vi.fn() } })
const content = { email: 'ada@shop.example' }

afterEach(() => vi.useRealTimers())

it('says what was sealed, to nobody else', async () => {
  const token = await links.seal(content)
  expect((await links.open(ctx, token))?.content).toEqual(content)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ada')
  expect(await createSealedLinks('another', 'test-link', schema).open(ctx, token)).toBeNull()
})

it('has a mark of its own, which stays the same', async () => {
  const [token, other] = [await links.seal(content), await links.seal(content)]
  const { id, expiresAt } = (await links.open(ctx, token))?.mark ?? { id: '', expiresAt: 0 }
  expect(id.length).toBeGreaterThanOrEqual(16)
  expect(expiresAt).toBeGreaterThan(Date.now())
  expect((await links.open(ctx, token))?.mark).toEqual({ id, expiresAt })
  expect((await links.open(ctx, other))?.mark.id).not.toBe(id)
})

it('holds for a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await links.seal(content)
  vi.advanceTimersByTime(linkMinutes * 60_000 - 1)
  expect((await links.open(ctx, token))?.content).toEqual(content)
  vi.advanceTimersByTime(1)
  expect(await links.open(ctx, token)).toBeNull()
})

it('is nothing when it was edited, cut off or made up', async () => {
  const token = await links.seal(content)
  const edited = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`
  for (const wrong of [edited, token.slice(0, -1), `${token}x`, 'x', '', null, 'a.b.c.d.e']) {
    expect(await links.open(ctx, wrong)).toBeNull()
  }
})

it('leaves a line in the security log where it is not taken, and says why', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await links.seal(content)
  const readReasons = async (given: string | null) => {
    const fresh = { log: { warn: vi.fn() } }
    await links.open(toContext(fresh), given)
    return fresh.log.warn.mock.calls.map(([{ security, token: kind, reason }]) => [security, kind, reason])
  }
  expect(await readReasons(null)).toEqual([])
  expect(await readReasons(token)).toEqual([])
  expect(await readReasons(`${token}x`)).toEqual([['token-refused', 'test-link', 'forged']])
  vi.advanceTimersByTime(linkMinutes * 60_000)
  expect(await readReasons(token)).toEqual([['token-refused', 'test-link', 'expired']])
})
