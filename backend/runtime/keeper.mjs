const lastPartsDeadlineMs = 5000

/**
 * Keeps the parts that were started, to stop them in the opposite order.
 * @returns {{ keep<Part>(name: string, part: Part): Part, stopAll(booting?: Promise<unknown>): Promise<void>,
 *   exited: Promise<string> }} `exited` resolves when the first part ends by itself, or when all were stopped
 */
export function makeKeeper() {
  const parts = []
  let stopping = false
  let end
  const exited = new Promise((resolve) => (end = resolve))

  function keep(name, part) {
    parts.push(part)
    void part.exited.then((how) => stopping || end(`${name} ended: ${how}`))
    return part
  }

  async function stopParts() {
    for (let part = parts.pop(); part; part = parts.pop()) await part.stop()
  }

  /** `booting` may still be starting a part: it is stopped too. */
  async function stopAll(booting) {
    stopping = true
    await stopParts()
    await settled(booting)
    await stopParts()
    end('asked to stop')
  }

  return { keep, stopAll, exited }
}

function settled(promise) {
  const deadline = new Promise((resolve) => setTimeout(resolve, lastPartsDeadlineMs).unref())
  return Promise.race([Promise.resolve(promise).catch(() => {}), deadline])
}
