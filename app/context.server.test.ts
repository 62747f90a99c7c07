import { expect, it, vi } from 'vitest'
import { connectBackend } from './commerce/backend.server'
import { getContext } from './context.server'

vi.mock('./commerce/backend.server', { spy: true })

it('says whose attempts were too many for the backend: their network, account and session', async () => {
  const visit = (headers: HeadersInit) =>
    getContext({ request: new Request('http://shop.example/en-us', { headers }), context: { address: '203.0.113.7' } })
  const before = await visit({})
  await before.session.start({
    token: 'a token',
    customer: { id: 'cus_1', email: 'jan@example.com', name: 'Jan' },
    method: 'email',
  })
  const ctx = await visit({ Cookie: before.headers.getSetCookie()[0]?.split(';')[0] ?? '' })
  const tell = vi.spyOn(ctx.security, 'tell')
  vi.mocked(connectBackend).mock.lastCall?.[0].onAlarm?.('limited')
  await vi.waitFor(() => expect(tell).toHaveBeenCalled())
  const about = { limit: 'backend', scope: 'network', customerId: 'cus_1', session: expect.stringContaining('cus_1') }
  expect(tell).toHaveBeenCalledExactlyOnceWith('limit-hit', about)
  expect(ctx.address).toBe('203.0.113.7')
})
