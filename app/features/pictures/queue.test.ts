import { describe, expect, it } from 'vitest'
import { createQueue, QueueFullError } from './queue'

describe('createQueue', () => {
  it('never runs more at once than it may, and runs the rest in their order', async () => {
    const queue = createQueue({ running: 2, waiting: 10 })
    const started: number[] = []
    let running = 0
    let most = 0
    const tasks = [0, 1, 2, 3, 4].map((index) =>
      queue.run(async () => {
        started.push(index)
        most = Math.max(most, (running += 1))
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        return index
      }),
    )
    expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3, 4])
    expect(started).toEqual([0, 1, 2, 3, 4])
    expect(most).toBe(2)
  })

  it('refuses what does not fit in the line', async () => {
    const queue = createQueue({ running: 1, waiting: 1 })
    let finish = () => {}
    const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
    const second = queue.run(async () => 'second')
    await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFullError)
    finish()
    await first
    expect(await second).toBe('second')
  })

  it('goes on after a task that failed', async () => {
    const queue = createQueue({ running: 1, waiting: 1 })
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(async () => 'next')).toBe('next')
  })

  it('lets what can wait run alone, and only when nobody waits for something else', async () => {
    const queue = createQueue({ running: 2, waiting: 10 })
    const order: string[] = []
    let lateRunning = 0
    const work = (name: string, when: 'now' | 'later') =>
      queue.run(async () => {
        order.push(name)
        if (when === 'later') expect((lateRunning += 1)).toBe(1)
        await new Promise((resolve) => setTimeout(resolve, 2))
        if (when === 'later') lateRunning -= 1
      }, when)
    const first = [work('a', 'now'), work('b', 'now')]
    const late = [work('late 1', 'later'), work('late 2', 'later')]
    const next = [work('c', 'now'), work('d', 'now')]
    await Promise.all([...first, ...late, ...next])
    expect(order).toEqual(['a', 'b', 'c', 'd', 'late 1', 'late 2'])
  })
})
