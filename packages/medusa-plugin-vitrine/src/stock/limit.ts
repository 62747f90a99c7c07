// @ts-nocheck
/**
 * Lets at most `most` tasks run at once; the others wait in the order they came.
 * @param {number} most
 * @returns {{ <Result>(task: () => Promise<Result>): Promise<Result>, waiting(): number }}
 */
export function makeLimit(most) {
  const waiting = []
  let running = 0

  // whoever waits takes the place over, so that nobody who comes at this moment takes it too
  function finish() {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  async function limited(task) {
    if (running >= most) await new Promise((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      finish()
    }
  }

  return Object.assign(limited, { waiting: () => waiting.length })
}
