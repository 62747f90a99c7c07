/** @typedef {import('./children.mjs').Part} Part */

const lastPartsDeadlineMs = 5000

/**
 * Keeps the parts that were started, to stop them in the opposite order.
 * @returns {{ keep<Kept extends Part>(name: string, part: Kept): Kept, stopAll(booting?: Promise<unknown>): Promise<void>,
 *   exited: Promise<string> }} `exited` resolves when the first part ends by itself, or when all were stopped
 */
export function makeKeeper() {
  /** @type {Part[]} */
  const parts = []
  let stopping = false
  /** @type {(how: string) => void} */
  let end = () => {}
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => (end = resolve))

  /** @template {Part} Kept @param {string} name @param {Kept} part */
  function keep(name, part) {
    parts.push(part)
    void part.exited.then((how) => stopping || end(`${name} ended: ${how}`))
    return part
  }

  async function stopParts() {
    for (let part = parts.pop(); part; part = parts.pop()) await part.stop()
  }

  /** @param {Promise<unknown>} [booting] may still be starting a part: it is stopped too */
  async function stopAll(booting) {
    stopping = true
    await stopParts()
    await settled(booting)
    await stopParts()
    end('asked to stop')
  }

  return { keep, stopAll, exited }
}

/** @param {Promise<unknown> | undefined} promise */
function settled(promise) {
  const deadline = new Promise((resolve) => setTimeout(resolve, lastPartsDeadlineMs).unref())
  return Promise.race([Promise.resolve(promise).catch(() => {}), deadline])
}
