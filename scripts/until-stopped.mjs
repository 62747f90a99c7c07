import { endProgress } from './progress.mjs'

/**
 * @typedef {{ stop(): Promise<unknown>, exited?: Promise<string> }} Running `exited` resolves to how it ended
 * @typedef {<Begun extends Running>(name: string, begin: (signal: AbortSignal) => Promise<Begun>) => Promise<Begun>} Start
 *   `begin` gets a signal that is aborted when stopping begins
 */

/**
 * Runs `main`, then keeps the process until Ctrl-C, SIGTERM or the end of something it started; then stops all of it,
 * last started first, and exits: with `exitCodeWhenAsked` when asked to stop, else 1, the reason in one line.
 * Where `main` resolves to a number, that ends it too and is the exit code.
 * @param {(start: Start) => Promise<number | void>} main
 */
export async function untilStopped(main, { exitCodeWhenAsked = 0 } = {}) {
  const controller = new AbortController()
  /** @type {{ name: string, begun: Promise<Running> }[]} */
  const started = []
  /** @type {Promise<void> | undefined} */
  let stopping

  /** @param {number} exitCode @param {string} [reason] */
  function stopAll(exitCode, reason) {
    stopping ??= (async () => {
      endProgress()
      if (reason) console.error(`\n${reason}`)
      controller.abort()
      for (const { name, begun } of started.reverse()) {
        const running = await begun.catch(() => undefined)
        await running?.stop().catch((error) => console.error(`${name} did not stop: ${error.message}`))
      }
      process.exit(exitCode)
    })()
    return stopping
  }

  /** @type {Start} */
  async function start(name, begin) {
    if (stopping) throw new Error('Stopping.')
    const begun = begin(controller.signal)
    started.push({ name, begun })
    const running = await begun
    void running.exited?.then((how) => stopAll(1, `${name} stopped (${how}), so everything else is stopped too.`))
    return running
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endProgress()
      if (!stopping) console.log('\nStopping …')
      void stopAll(exitCodeWhenAsked)
    })
  }
  watchNpm(() => void stopAll(exitCodeWhenAsked))
  try {
    const exitCode = await main(start)
    if (typeof exitCode === 'number') await stopAll(exitCode)
  } catch (error) {
    await stopAll(1, error instanceof Error ? error.message : String(error))
  }
}

/**
 * An npm that is killed cannot pass the signal on; we notice that our parent is another one.
 * @param {() => void} onEnd
 */
function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onEnd()
  }, 500)
  timer.unref()
}
