import { expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '../errors'
import { type Capabilities } from '../shop/capabilities'
import { askOffered } from './offers'

function say(offered: Partial<Capabilities> | null) {
  return async () => offered as Capabilities | null
}

function refuse(kind: CommerceErrorKind) {
  return () => Promise.reject(new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false }))
}

it('asks no backend for what it has said that it does not offer', async () => {
  const ask = vi.fn()
  expect(await askOffered(say({ withdrawals: false }), 'withdrawals', ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

it('is answered by a backend that offers it, or has not said so yet', async () => {
  expect(await askOffered(say({ withdrawals: true }), 'withdrawals', async () => [1])).toEqual([1])
  expect(await askOffered(say(null), 'withdrawals', async () => [1])).toEqual([1])
})

it('takes the 404 of a backend that says nothing as that it has it not', async () => {
  expect(await askOffered(say(null), 'withdrawals', refuse('not-found'))).toBeNull()
})

it('does not take a backend that is down for one without it', async () => {
  await expect(askOffered(say(null), 'withdrawals', refuse('unreachable'))).rejects.toMatchObject({
    kind: 'unreachable',
  })
})
