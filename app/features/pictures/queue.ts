/** Runs at most `running` of its tasks at once and keeps at most `waiting` more in line. */
export interface Queue {
  /** @throws QueueFullError when the line is full; otherwise what the task throws */
  run<T>(task: () => Promise<T>): Promise<T>
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export function createQueue({ running, waiting }: { running: number; waiting: number }): Queue {
  const line: (() => void)[] = []
  let busy = 0

  async function enter(): Promise<void> {
    if (busy < running) {
      busy += 1
      return
    }
    if (line.length >= waiting) throw new QueueFullError('too much work is waiting')
    // whoever leaves hands over its place, so `busy` stays
    await new Promise<void>((resolve) => line.push(resolve))
  }

  function leave(): void {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }

  return {
    async run(task) {
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
