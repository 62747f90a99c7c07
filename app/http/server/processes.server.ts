import cluster, { type Worker } from 'node:cluster'
import { type Logger } from 'pino'
import { toPauseMs } from '../../pause.server'
import { stopEndingAtOnce } from './end-before-listening.server'
import { drainDeadlineMs } from './listen.server'
import { listenForStop, type StopReason } from './stop-signals.server'

const startDeadlineMs = 120_000
const firstPauseMs = 500
const longestPauseMs = 30_000
// who has served for so long has not ended because of how it was started
const settledMs = 60_000
const graceMs = 5_000

// behind the program, for a process that is to take the place of one that serves
const renewal = '--renewal'

interface ProcessesOptions {
  count: number
  log: Logger
  /** As the processes have it, see `listenUntilTerminated`. */
  stopDelayMs: number
}

/**
 * Runs this program `count` times more, on one port (Node's cluster): each calls `listenUntilTerminated`. One that ends is
 * replaced, after ever longer pauses where it ends again and again. SIGHUP renews all, one after the other, each only when
 * the next one listens, which it does not without the catalogue where the backend is away: by that a new build is taken up.
 * Ends when it is told to and all have ended, or where the first one does not come up, with its exit code.
 */
export function runProcesses({ count, log, stopDelayMs }: ProcessesOptions): void {
  /** Those that are to serve; who has been told to stop is in `living` alone. */
  const serving = new Set<Worker>()
  const living = new Set<Worker>()
  let failures = 0
  let exitCode = 0
  let hasServed = false
  let isStopping = false
  let isRenewing = false

  function start(...args: string[]): Worker {
    cluster.setupPrimary({ args })
    const worker = cluster.fork()
    const startedAt = Date.now()
    serving.add(worker)
    living.add(worker)
    worker.once('listening', () => (hasServed = true))
    worker.once('exit', (code: number | null, signal: string | null) => {
      living.delete(worker)
      const wasAskedTo = !serving.delete(worker)
      // one that was told to stop before it could hear it is ended by the signal itself
      const isTold = isStopping && (signal === 'SIGTERM' || signal === 'SIGINT')
      if (code !== 0 && !isTold && (isStopping || !hasServed)) exitCode = 1
      if (isStopping) return endWithLast()
      if (wasAskedTo) return
      if (!hasServed) return stop('SIGINT')
      if (Date.now() - startedAt > settledMs) failures = 0
      replace({ pid: worker.process.pid, code, signal })
    })
    return worker
  }

  function replace(ended: object): void {
    const pauseMs = failures === 0 ? 0 : Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
    failures += 1
    log.error({ ...ended, pauseMs }, 'a process has ended by itself and is replaced')
    setTimeout(() => {
      if (!isStopping && serving.size < count) start()
    }, toPauseMs(pauseMs))
  }

  /** As where the shop is stopped: a form may be on its way over a connection that whoever balances keeps open. */
  async function retire(worker: Worker): Promise<void> {
    if (!serving.delete(worker)) return
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    tell(worker, 'SIGTERM', stopDelayMs + drainDeadlineMs)
    await ended
  }

  async function renew(): Promise<void> {
    if (isStopping || isRenewing) return
    isRenewing = true
    log.info({ processes: serving.size }, 'renewing the processes')
    for (const worker of [...serving]) {
      const next = start(renewal)
      if (!(await isListening(next))) {
        log.error({ pid: next.process.pid }, 'a new process did not come up: those that run go on')
        break
      }
      await retire(worker)
    }
    log.info({ processes: serving.size }, 'done with renewing')
    isRenewing = false
  }

  function stop(reason: StopReason): void {
    isStopping = true
    log.info({ reason }, 'stopping all processes')
    const signal = reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT'
    for (const worker of serving) tell(worker, signal, stopDelayMs + drainDeadlineMs)
    serving.clear()
    endWithLast()
  }

  function endWithLast(): void {
    if (living.size === 0) process.exit(exitCode)
  }

  process.once('exit', () => living.forEach((worker) => worker.process.kill('SIGKILL')))
  process.on('uncaughtException', (error) => {
    exitCode = 1
    log.fatal({ err: error, pid: process.pid }, 'an exception that nobody caught')
    if (!isStopping) stop('SIGINT')
  })
  // SIGHUP is the end of a terminal where there is one
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void renew())
  const reasons = ['SIGTERM', 'SIGINT', 'disconnect'] as const
  listenForStop(process.stdin.isTTY ? [...reasons, 'SIGHUP'] : reasons, log, (reason) => {
    if (!isStopping) stop(reason)
  })
  stopEndingAtOnce()
  // what is wrong with the port or the build is told once
  void isListening(start()).then(() => {
    while (hasServed && !isStopping && serving.size < count) start()
  })
}

/** Whether the one whose place this process is to take goes on where this one ends. */
export function isRenewal(): boolean {
  return cluster.isWorker && process.argv.includes(renewal)
}

/** Kills it where it does not end by itself. */
function tell({ process: told }: Worker, signal: NodeJS.Signals, deadlineMs: number): void {
  told.kill(signal)
  const timer = setTimeout(() => told.kill('SIGKILL'), deadlineMs + graceMs)
  told.once('exit', () => clearTimeout(timer))
}

/** Whether it takes connections at last; one that has not ended after two minutes, and does not, is killed. */
function isListening(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), startDeadlineMs)
    function answer(is: boolean): void {
      clearTimeout(timer)
      resolve(is)
    }
    worker.once('listening', () => answer(true)).once('exit', () => answer(false))
  })
}
