import { expect, it, vi } from 'vitest'
import { toContext } from '../../../tests/support/request-context'
import { TooManyError } from '~/http/server/too-many-error'
import { logClientError } from './client-log.server'

function arrive(address: string) {
  const error = vi.fn()
  const ctx = { address, cookies: null, headers: new Headers(), log: { error, warn: vi.fn() } }
  const complain = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ level: 'error', code: 'CLIENT_FETCH_ERROR', ...fields })
    const request = new Request('https://shop.example/_log', { method: 'POST', body })
    return logClientError(toContext(ctx), request)
  }
  return { complain, error }
}

it('writes one line of plain text, whatever a browser sends', async () => {
  const { complain, error } = arrive('10.9.0.1')
  expect(await complain({ message: 'no\nanswer\u2028\u202e', password: 'hers', name: 'x'.repeat(900) })).toBe(204)
  const client = { code: 'CLIENT_FETCH_ERROR', message: 'no answer  ', name: 'x'.repeat(500) }
  expect(error).toHaveBeenCalledExactlyOnceWith({ client }, expect.any(String))
})

it('takes thirty complaints a minute from one place', async () => {
  const { complain, error } = arrive('10.9.0.2')
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => complain({})))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refusals).toHaveLength(10)
  expect(refusals[0]).toBeInstanceOf(TooManyError)
  expect(error).toHaveBeenCalledTimes(30)
  expect(await arrive('10.9.0.3').complain({})).toBe(204)
})
