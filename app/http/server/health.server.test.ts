import express from 'express'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { answerReadiness, readReadiness } from './health.server'

interface State {
  stopping?: boolean
  done?: boolean
  overdue?: boolean
  away?: boolean
}

/** Asks a shop in this state, as a balancer does. */
async function probe({ stopping = false, done = false, overdue = false, away = false }: State) {
  const app = express()
  const warmUp = { isDone: () => done, isOverdue: () => overdue }
  const facts = { isStopping: () => stopping, warmUp, isBackendAway: () => Promise.resolve(away) }
  app.get(
    '/readyz',
    answerReadiness(() => readReadiness(facts)),
  )
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)
  return [answer.status, await answer.json(), answer.headers.get('Cache-Control')]
}

it('is ready when the catalogue has been read, and says so where the backend is away since', async () => {
  expect(await probe({ done: true })).toEqual([200, { status: 'ok' }, 'no-store'])
  expect(await probe({ done: true, away: true })).toEqual([200, { status: 'ok', backend: 'away' }, 'no-store'])
})

it('is not ready before, nor while it stops', async () => {
  expect(await probe({})).toEqual([503, { status: 'starting' }, 'no-store'])
  expect(await probe({ away: true })).toEqual([503, { status: 'starting', backend: 'away' }, 'no-store'])
  expect(await probe({ done: true, stopping: true })).toEqual([503, { status: 'stopping' }, 'no-store'])
})

it('is ready unread where it has waited for long, unless there is nothing that it could read', async () => {
  expect(await probe({ overdue: true })).toEqual([200, { status: 'ok', catalogue: 'unread' }, 'no-store'])
  expect(await probe({ overdue: true, away: true })).toEqual([503, { status: 'starting', backend: 'away' }, 'no-store'])
})
