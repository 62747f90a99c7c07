// Imported first, so that a wrong setting found while the other modules load is told in a line and not as a stack, and that
// the first process of a container, for which the system ends nothing by itself, ends on a signal before it serves.
const signals = ['SIGTERM', 'SIGINT'] as const

function endOnCrash(error: Error): void {
  const isToldInWords = error.constructor === Error
  process.stderr.write(`${isToldInWords ? error.message : error.stack}\n`)
  process.exit(1)
}

function endOnSignal(): void {
  process.exit(0)
}

process.on('uncaughtException', endOnCrash)
for (const signal of signals) process.on(signal, endOnSignal)

/** From now on signals and exceptions are the caller's, who has set up what to do about them. */
export function stopEndingAtOnce(): void {
  process.off('uncaughtException', endOnCrash)
  for (const signal of signals) process.off(signal, endOnSignal)
}
