import PQueue from 'p-queue'
import { BusyError } from './busy-error'
import { endingSignal } from './ending.server'
import { holdingLease } from './hold-lease.server'
import { type Redis } from './redis.server'

export interface WaitingLineOptions {
  /** How many tasks run at once. */
  running: number
  /** How many more may wait. */
  waiting: number
  /** How long each of them may. */
  waitMs: number
}

/** Runs few tasks at once. A bounded number of others waits, for a bounded time, and is served in the order of asking. */
export interface Line {
  /**
   * `later` tasks run one at a time, and only when nobody waits for another; their line is as long again.
   * @throws BusyError where the line is full, the wait too long or the process about to end, and the task has not begun;
   *   otherwise what it throws
   */
  run<T>(task: () => Promise<T>, when?: 'now' | 'later'): Promise<T>
}

/**
 * A line of this process.
 * @param shared with it, all processes run no more at once together than one may
 */
export function createWaitingLine(
  { running, waiting, waitMs }: WaitingLineOptions,
  shared?: { redis: Redis | undefined; name: string },
): Line {
  const line = new PQueue({ concurrency: running })
  const later = new PQueue({ concurrency: 1 })
  const names = Array.from({ length: running }, (_, place) => `line:${shared?.name}:${place}`)
  return {
    async run(task, when = 'now') {
      const isFull = endingSignal.aborted || (when === 'now' ? line : later).size >= waiting
      if (line.pending >= running && isFull) throw new BusyError()
      const { signal, begin } = waitFor(waitMs)
      async function start() {
        begin()
        return shared?.redis ? holdingLease(shared.redis, { names, waitMs }, task) : task()
      }
      if (when === 'now') return line.add(start, { signal })
      return later.add(() => line.add(start, { signal, priority: -1 }), { signal })
    },
  }
}

function waitFor(ms: number) {
  const patience = new AbortController()
  const timer = setTimeout(refuse, ms)
  endingSignal.addEventListener('abort', refuse)
  function stop(): void {
    clearTimeout(timer)
    endingSignal.removeEventListener('abort', refuse)
  }
  function refuse(): void {
    stop()
    patience.abort(new BusyError())
  }
  return { signal: patience.signal, begin: stop }
}
