import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns'

it('runs as many at once as it may, the others in the order in which they came', async () => {
  const inTurn = createTurns(3)
  const begun: number[] = []
  let running = 0
  let mostRunning = 0
  const run = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await sleep(5)
      running -= 1
      return number
    })
  const numbers = Array.from({ length: 10 }, (_, number) => number)
  expect(await Promise.all(numbers.map(run))).toEqual(numbers)
  expect(begun).toEqual(numbers)
  expect(mostRunning).toBe(3)
})

it('gives the place of a task that fails to the next', async () => {
  const inTurn = createTurns(1)
  const failing = inTurn(async () => {
    throw new Error('broken')
  })
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
