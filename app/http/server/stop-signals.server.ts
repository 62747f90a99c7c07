import { constants } from 'node:os'
import { type Logger } from 'pino'

// npm passes on the Ctrl-C that the terminal has sent to all already, systemd and a parent may say the same twice
const sameSignalMs = 1_000

/** Why a process is to stop; `disconnect`: the process that started it, and held a channel to it, is gone. */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'disconnect'

/**
 * Calls `stop` when the process is first told to, by one of `reasons`. Who says so again, a second later or more, does not
 * want to wait: then the process ends at once.
 */
export function listenForStop(reasons: readonly StopReason[], log: Logger, stop: (reason: StopReason) => void): void {
  let toldAt: number | undefined
  function hear(reason: StopReason): void {
    if (toldAt === undefined) {
      toldAt = Date.now()
      stop(reason)
    } else if (reason !== 'disconnect' && Date.now() - toldAt > sameSignalMs) {
      log.warn({ reason }, 'told to stop once more: ending at once')
      process.exit(128 + constants.signals[reason])
    }
  }
  for (const reason of reasons) process.on(reason, () => hear(reason))
}
