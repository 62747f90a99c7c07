import { expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { toContext } from '../../../tests/support/request-context'
import { updateClientSession } from './client-session.server'

const update = vi.fn()

function makeContext(cookies: string | null = null): RequestContext {
  const commerce = { as: () => ({ account: { changeCustomer: update } }) }
  return toContext({ cookies, headers: new Headers(), commerce, log: { info: vi.fn() } })
}

/** The answer to a shopper who is signed in and asks for another name. */
async function rename(): Promise<Response> {
  const first = makeContext()
  const customer = { id: 'cus_1', email: 'ann@example.com', name: 'Ann Doe' }
  await first.session.start({ token: 'token', customer, method: 'credentials' })
  const csrfToken = await first.csrf.getToken()
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const body = JSON.stringify({ csrfToken, data: { firstName: 'Anna' } })
  const request = new Request('http://shop.example/api/auth/session', { method: 'POST', body })
  return updateClientSession(makeContext(cookies.join('; ')), request)
}

function refusal(kind: 'unauthenticated' | 'unreachable'): CommerceError {
  return new CommerceError({ kind, call: 'POST /store/customers/me', mayHaveHappened: false })
}

it('a changed name goes to the backend and into the session', async () => {
  update.mockResolvedValueOnce({ firstName: 'Anna', lastName: 'Doe', email: 'ann@example.com' })
  const answer = await rename()
  expect(update).toHaveBeenCalledWith({ firstName: 'Anna' })
  expect(await answer.json()).toMatchObject({ user: { name: 'Anna Doe', email: 'ann@example.com' } })
})

it('a change whose token the backend refuses ends the session, and names nobody', async () => {
  update.mockRejectedValueOnce(refusal('unauthenticated'))
  const answer = await rename()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({})
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i)
})

it('a change that a silent backend does not answer leaves the session as it is', async () => {
  update.mockRejectedValueOnce(refusal('unreachable'))
  await expect(rename()).rejects.toMatchObject({ kind: 'unreachable' })
})
