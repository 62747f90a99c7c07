import { expect, test } from 'vitest'
import { makeManager } from '../fixtures'
import { markFailed } from './outbox'

test('what a mail server says of a recipient is kept without the address', async () => {
  const kept: unknown[] = []
  const manager = makeManager((_, parameters) => void kept.push(...parameters))
  const reason = "Can't send mail - all recipients were rejected: 550 5.1.1 <ada@shopper.example>: unknown user"
  await markFailed(manager, '7', { reason, retryInMs: 2000 })
  expect(kept).toEqual(['7', "Can't send mail - all recipients were rejected: 550 5.1.1 <…>: unknown user", 2000])
})
