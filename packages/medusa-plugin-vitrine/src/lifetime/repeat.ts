// @ts-nocheck
/**
 * Does `work` every `everyMs`, counted from the end of the time before. What fails is told to `onError`, and done again the
 * next time.
 * @param {{ work: () => Promise<unknown>, everyMs: number, onError: (error: Error) => void }} parts
 * @returns {{ start(): void, stop(): Promise<void> }} `stop` waits for what is under way
 */
export function repeat({ work, everyMs, onError }) {
  let timer
  let working
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
