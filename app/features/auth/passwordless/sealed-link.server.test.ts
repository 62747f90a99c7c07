import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createSealedLinks, linkMinutes } from './sealed-link.server'

const schema = z.object({ email: z.string() })
const links = createSealedLinks('test', schema)
const content = { email: 'ada@shop.example' }

afterEach(() => vi.useRealTimers())

it('says what was sealed, to nobody else', async () => {
  const token = await links.seal(content)
  expect(await links.open(token)).toEqual(content)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ada')
  expect(await createSealedLinks('another', schema).open(token)).toBeNull()
})

it('holds for a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await links.seal(content)
  vi.advanceTimersByTime(linkMinutes * 60_000 - 1)
  expect(await links.open(token)).toEqual(content)
  vi.advanceTimersByTime(1)
  expect(await links.open(token)).toBeNull()
  expect(await links.redeem(token, async () => 'used')).toBeNull()
})

it('counts once, however many use it at the same time, and opening it does not count', async () => {
  const token = await links.seal(content)
  await links.open(token)
  const uses = await Promise.all(Array.from({ length: 20 }, () => links.redeem(token, async () => 'used')))
  expect(uses.filter(Boolean)).toEqual(['used'])
})

it('is there again when its use has failed', async () => {
  const token = await links.seal(content)
  await expect(links.redeem(token, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await links.redeem(token, async ({ email }) => email)).toBe(content.email)
})

it('is nothing when it was edited, cut off or made up', async () => {
  const token = await links.seal(content)
  const edited = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`
  for (const wrong of [edited, token.slice(0, -1), `${token}x`, 'x', '', null, 'a.b.c.d.e']) {
    expect(await links.redeem(wrong, async () => 'used')).toBeNull()
  }
})
