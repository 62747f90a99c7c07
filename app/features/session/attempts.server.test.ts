import { data, redirect } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { createAttempts } from './attempts.server'
import { packReply, unpackReply } from './packed-reply.server'

const secrets = ['a secret of at least 32 characters']
const toReply = (outcome: unknown) => ({ outcome, headers: new Headers() })

test('what is sent again while the first attempt is under way, or after it, happens once', async () => {
  const { runOnce } = createAttempts(secrets)
  const added = toReply('added')
  const run = vi.fn(() => Promise.resolve(added))
  expect(await Promise.all([runOnce('a', run), runOnce('a', run)])).toEqual([added, added])
  expect(await runOnce('a', run)).toBe(added)
  expect(run).toHaveBeenCalledTimes(1)
  await runOnce('b', run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('what has failed is tried anew', async () => {
  const { runOnce } = createAttempts(secrets)
  const added = toReply('added')
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(added)
  await expect(runOnce('c', run)).rejects.toThrow('down')
  expect(await runOnce('c', run)).toBe(added)
})

test('a reply is the same in another process, with its status, its cookies and where it leads', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'cart=1'],
    ['Set-Cookie', 'flash=2'],
  ])
  async function send(outcome: unknown) {
    return unpackReply(await packReply({ outcome, headers }))
  }
  const led = await send(redirect('/en-us/cart', { status: 303, headers }))
  expect(led?.headers.getSetCookie()).toEqual(['cart=1', 'flash=2'])
  const response = led?.outcome as Response
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/en-us/cart'])
  expect(response.headers.getSetCookie()).toEqual(['cart=1', 'flash=2'])

  const answered = await send(Response.json({ done: true }, { status: 409 }))
  expect(await (answered?.outcome as Response).json()).toEqual({ done: true })
  const refused = await send(data({ errors: { city: 'Missing' } }, { status: 400, headers: { 'Retry-After': '1' } }))
  expect(refused?.outcome).toMatchObject({ data: { errors: { city: 'Missing' } }, init: { status: 400 } })
  expect((await send({ plain: [1] }))?.outcome).toEqual({ plain: [1] })
  expect(unpackReply(null)).toBeNull()
})
