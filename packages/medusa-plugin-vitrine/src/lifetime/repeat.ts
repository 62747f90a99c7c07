/** Work that goes on until it is stopped. */
export interface Job {
  start(): void
  stop(): Promise<void>
}

/**
 * Does `work` every `everyMs`, counted from the end of the time before. What fails is told to `onError`, and done again the
 * next time.
 * @returns `stop` waits for what is under way
 */
export function repeat({
  work,
  everyMs,
  onError,
}: {
  work: () => Promise<unknown>
  everyMs: number
  onError: (error: Error) => void
}): Job {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> | undefined
  let isStopped = false

  function start() {
    timer = setTimeout(() => {
      working = work()
        .catch(onError)
        .then(() => isStopped || start())
    }, everyMs)
    timer.unref()
  }

  async function stop() {
    isStopped = true
    clearTimeout(timer)
    await working
  }

  return { start, stop }
}
