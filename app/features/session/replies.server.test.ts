import { data, redirect } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import '~/http/server/flash.server'
import { packReply, unpackReply } from './packed-reply.server'
import { createReplies, findBrowser } from './replies.server'

test('an action that says nothing says nothing again', async () => {
  const { runOnce } = createReplies(['a secret of at least 32 characters'])
  const run = vi.fn(() => Promise.resolve({ outcome: undefined, headers: new Headers() }))
  const key = { owner: 'the secret of a browser', key: 'a' }
  await runOnce(key, run)
  expect((await runOnce(key, run))?.outcome).toBeUndefined()
  expect(run).toHaveBeenCalledTimes(1)
})

test('a browser is known by the secret of its script, or by the cookies that are its alone', () => {
  const secret = '1234567890-1234567890-1234567890'
  expect(findBrowser(`a=1; browser=${secret}; flash_a=x`)).toBe(secret)
  expect(findBrowser('a=1; flash_b=y; flash_a=x')).toBe('flash_a=x; flash_b=y')
  for (const cookies of [null, '', 'a=1', 'browser=', 'browser=short', `xbrowser=${secret}`]) {
    expect(findBrowser(cookies), String(cookies)).toBeNull()
  }
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
})
