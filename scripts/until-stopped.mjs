// @ts-nocheck
import { endProgress } from './progress.mjs'

/**
 * Runs `main`, then keeps the process until Ctrl-C, SIGTERM or the end of something it started; then stops all of it,
 * last started first, and exits: with `exitCodeWhenAsked` when asked to stop, else 1, the reason in one line.
 * Where `main` resolves to a number, that ends it too and is the exit code.
 * `main` is given `start(name, begin)`: `begin` gets a signal that is aborted when stopping begins, and resolves to
 * `{ stop(), exited? }`, where `exited` says how it ended.
 */
export async function untilStopped(main, { exitCodeWhenAsked = 0 } = {}) {
  const controller = new AbortController()
  const started = []
  let stopping

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
  watchNpm(() => stopAll(exitCodeWhenAsked))
  try {
    const exitCode = await main(start)
    if (exitCode !== undefined) await stopAll(exitCode)
  } catch (error) {
    await stopAll(1, error instanceof Error ? error.message : String(error))
  }
}

/** An npm that is killed cannot pass the signal on; we notice that our parent is another one. */
function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    void onEnd()
  }, 500)
  timer.unref()
}
