/** Runs at most `running` of its tasks at once and keeps at most `waiting` more in line. */
export interface Queue {
  /**
   * `later` tasks run one at a time, and only when nobody waits for another; their line is as long again.
   * @throws QueueFullError when the line is full; otherwise what the task throws
   */
  run<T>(task: () => Promise<T>, when?: 'now' | 'later'): Promise<T>
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export function createQueue({ running, waiting }: { running: number; waiting: number }): Queue {
  const lines = { now: [] as (() => void)[], later: [] as (() => void)[] }
  const busy = { now: 0, later: 0 }

  function take(): void {
    if (busy.now + busy.later >= running) return
    const when = lines.now.length > 0 ? 'now' : 'later'
    if (when === 'later' && busy.later > 0) return
    const start = lines[when].shift()
    if (!start) return
    busy[when] += 1
    start()
  }

  return {
    async run(task, when = 'now') {
      const isFull = lines[when].length >= waiting && busy.now + busy.later >= running
      if (isFull) throw new QueueFullError('too much work is waiting')
      await new Promise<void>((resolve) => {
        lines[when].push(resolve)
        take()
      })
      try {
        return await task()
      } finally {
        busy[when] -= 1
        take()
      }
    },
  }
}
