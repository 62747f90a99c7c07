/**
 * Runs `main`, then keeps the process until Ctrl-C, SIGTERM or the end of something it started; then stops all of it,
 * last started first, and exits: 0 when asked to stop, 1 otherwise, the reason in one line.
 * `main` is given `start(name, begin)`: `begin` gets a signal that is aborted when stopping begins, and resolves to
 * `{ stop(), exited? }`, where `exited` says how it ended.
 */
export async function untilStopped(main) {
  const controller = new AbortController()
  const started = []
  let stopping

  function stopAll(exitCode, reason) {
    stopping ??= (async () => {
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
      if (!stopping) console.log('\nStopping …')
      void stopAll(0)
    })
  }
  try {
    await main(start)
  } catch (error) {
    await stopAll(1, error instanceof Error ? error.message : String(error))
  }
}
